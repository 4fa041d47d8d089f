import { useLocation, useNavigate, useParams } from '@tsugi/router';
import { useEffect, useMemo, useRef } from 'react';
import { paramsForType } from '../filters/for-type.ts';
import { engineNameOf } from '../query/engine-rules.ts';
import { type Header, headerOf } from '../query/header.ts';
import { parseParams, type SearchParams, searchPath } from '../query/params.ts';
import { type EngineName, type SearchType, searchType } from '../query/values.ts';
import { useDraft } from './use-draft.ts';

export interface SearchState {
  readonly type: SearchType;
  readonly engine: EngineName;
  /** Undefined without a header in the URL, or with one that this type does not have. */
  readonly header: Header | undefined;
  /** The header as the URL has it. */
  readonly headerSegment: string | undefined;
  readonly params: SearchParams;
  /** Changes the search in place: the URL is replaced. Changes of the same task add up. */
  readonly update: (change: (params: SearchParams) => SearchParams) => void;
  /** Shows the same search for another type. A header that the other type lacks is left behind. */
  readonly switchType: (type: SearchType) => void;
}

export function useSearchState(): SearchState {
  const { type: typeSegment, header: headerSegment } = useParams();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const type = searchType(typeSegment);
  const arrived = useMemo(() => parseParams(new URLSearchParams(search)), [search]);
  const [params, begin] = useDraft(arrived);
  const engine = engineNameOf(type, params);
  const header = useMemo(
    () => headerOf(type, headerSegment, new Date(), engine),
    [type, headerSegment, engine],
  );

  // Two changes before the next render: the second builds on the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  return {
    type,
    engine,
    header,
    headerSegment,
    params,
    update(change) {
      latest.current = change(latest.current);
      const state = begin(latest.current);
      void navigate(searchPath(pathname, latest.current), { replace: true, state });
    },
    switchType(next) {
      const keeps = headerSegment !== undefined && headerOf(next, headerSegment, new Date()) !== undefined;
      const path = keeps ? `/search/${next}/${headerSegment}` : `/search/${next}`;
      // The user is still at the controls, so the frame leaves the focus where it is.
      void navigate(searchPath(path, paramsForType(latest.current, next)), { state: { keepFocus: true } });
    },
  };
}
