import { useLocation, useNavigate, useParams } from '@tsugi/router';
import { stepOf, useLeadingState } from '@tsugi/ui/url-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  engineNameOf,
  paramsForType,
  parseParams,
  type SearchParams,
  searchPath,
} from '../../filters/params.ts';
import { type Header, headerOf } from '../../model/header.ts';
import { type EngineName, SEARCH_TYPES, type SearchType, searchType } from '../../model/values.ts';
import { kindPath, type SearchKind } from '../../switch/KindSwitch.tsx';

export interface SearchState {
  readonly type: SearchType;
  readonly engine: EngineName;
  /** Undefined without a header in the URL, or with one that this type does not have. */
  readonly header: Header | undefined;
  /** The header as the URL has it. */
  readonly headerSegment: string | undefined;
  /** What is searched. */
  readonly params: SearchParams;
  /** What the controls show: the same, and while a filter is open what is chosen in it. */
  readonly chosen: SearchParams;
  readonly openFilter: string | undefined;
  /** Closing a filter searches for what was chosen in it. */
  readonly setOpenFilter: (name: string | undefined) => void;
  /**
   * Changes the search. While a filter is open the change waits for its end; otherwise it is a new entry of the history, so
   * that Back undoes it. Changes of the same task add up.
   */
  readonly update: (change: (params: SearchParams) => SearchParams) => void;
  /** Searches for another text; the entry of the history is replaced. */
  readonly setText: (q: string) => void;
  /** Shows the same search for another type, or the same text among people. A header that the other type lacks is left behind. */
  readonly switchType: (kind: SearchKind) => void;
}

interface OpenFilter {
  readonly name: string;
  readonly params: SearchParams;
  /** The place where it was opened, and the last change that was on its way then: another place closes it. */
  readonly at: string;
  readonly step: number | undefined;
}

export function useSearchState(): SearchState {
  const { type: typeSegment, header: headerSegment } = useParams();
  const { search, pathname, key, state } = useLocation();
  const navigate = useNavigate();
  const type = searchType(typeSegment);
  const arrived = useMemo(() => parseParams(new URLSearchParams(search)), [search]);
  const [params, lead] = useLeadingState(arrived);
  const engine = engineNameOf(type, params);
  const header = useMemo(
    () => headerOf(type, headerSegment, new Date(), engine),
    [type, headerSegment, engine],
  );
  const [opened, setOpened] = useState<OpenFilter>();
  const isHere =
    opened && (opened.at === key || (opened.step !== undefined && opened.step === stepOf(state)));
  const open = isHere ? opened : undefined;

  // Two changes before the next render: the second builds on the first.
  const latest = useRef(params);
  const latestOpen = useRef(open);
  const lastStep = useRef<number>(undefined);
  useEffect(() => {
    latest.current = params;
    latestOpen.current = open;
  }, [params, open]);

  const hold = (next: OpenFilter | undefined) => {
    latestOpen.current = next;
    setOpened(next);
  };
  const go = (next: SearchParams, replace: boolean) => {
    const path = searchPath(pathname, next);
    const isSame = path === searchPath(pathname, latest.current);
    latest.current = next;
    if (isSame) return;
    // The user is still at the controls: focus and scroll position stay.
    const { step } = lead(next);
    lastStep.current = step;
    void navigate(path, { replace, state: { step, keepFocus: true }, preventScrollReset: true });
  };

  const change = (next: (params: SearchParams) => SearchParams, replace: boolean) => {
    const held = latestOpen.current;
    if (held) hold({ ...held, params: next(held.params) });
    else go(next(latest.current), replace);
  };

  return {
    type,
    engine,
    header,
    headerSegment,
    params,
    chosen: open?.params ?? params,
    openFilter: open?.name,
    setOpenFilter(name) {
      const before = latestOpen.current;
      if (before?.name === name) return;
      const held = before?.params ?? latest.current;
      hold(name === undefined ? undefined : { name, params: held, at: key, step: lastStep.current });
      if (before && !name) go(held, false);
    },
    update: (next) => change(next, false),
    setText: (q) => change((before) => ({ ...before, q }), true),
    switchType(kind) {
      const next = SEARCH_TYPES.find((one) => one === kind);
      if (next === undefined) {
        void navigate(kindPath(kind, latest.current.q), { state: { keepFocus: true } });
        return;
      }
      const keeps = headerSegment !== undefined && headerOf(next, headerSegment, new Date()) !== undefined;
      const path = keeps ? `/search/${next}/${headerSegment}` : `/search/${next}`;
      // The user is still at the controls, so the frame leaves the focus where it is.
      void navigate(searchPath(path, paramsForType(latest.current, next)), { state: { keepFocus: true } });
    },
  };
}
