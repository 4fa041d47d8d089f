import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RowGestures } from './select/row-gestures.ts';
import type { ActiveSelection } from './select/select-parts.ts';

export interface SelectMode {
  /** Undefined while nothing is selected. */
  readonly active: ActiveSelection | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  /** Of the element around all rows. */
  readonly gestures: RowGestures & { readonly onFocus?: () => void; readonly onTouchStart?: () => void };
}

/** On the first screen, whose controls React replaces. */
export const NO_SELECTING: SelectMode = {
  active: undefined,
  start: () => undefined,
  stop: () => undefined,
  gestures: {},
};

/** The page is there, and what it shows first has loaded. */
const QUIET_MS = 2_000;

function loadParts() {
  return import(/* webpackChunkName: "list-select" */ './select/index.tsx');
}

/** Selecting entries of an own list. Its code arrives after the list. @param key another list has another selection */
export function useSelectMode(key: string, isOwn: boolean, isComplete: boolean): SelectMode {
  const [parts, setParts] = useState<typeof import('./select/index.tsx')>();
  const [{ of, active }, setActive] = useState<{ of: string; active?: ActiveSelection }>({ of: key });
  const shown = isOwn && of === key ? active : undefined;

  const load = async () => {
    const module = await loadParts();
    setParts(() => module);
    return module;
  };
  // A head start; the press itself reports a failure.
  const warm = () => void load().catch(() => undefined);
  const start = (row?: number) =>
    void load().then(
      ({ startSelection }) => setActive({ of: key, active: startSelection(row) }),
      () => toast({ tone: 'error', title: t`This could not be loaded. Please press again.` }),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list
  useEffect(() => {
    if (!isOwn || !isComplete) return;
    const timer = setTimeout(warm, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOwn, isComplete]);

  const press = useRef<(row: number, isRange: boolean) => void>(() => undefined);
  press.current = (row, isRange) => (shown ? shown.press(row, isRange) : start(row));
  const gestures = useMemo(
    () => parts?.createRowGestures(({ row, isRange }) => press.current(row, isRange)),
    [parts],
  );

  return {
    active: shown,
    start: () => start(),
    stop: () => setActive({ of: key }),
    gestures: !isOwn ? {} : (gestures ?? { onFocus: warm, onTouchStart: warm }),
  };
}
