import type { ShieldName } from '@tsugi/contract/device-settings';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { ShieldButtonProps } from './ShieldButton.tsx';
import { isShielded, shieldsAtom } from './shields.ts';

// For those who hide something only.
const ShieldButton = lazyPart(
  async () => (await import(/* webpackChunkName: "shields" */ './ShieldButton.tsx')).ShieldButton,
);

/** Whether something is hidden in this tab now. @param isKnown the user has scored or seen it: nothing is hidden then */
export function useShield(shield: ShieldName, of: number | string, isKnown = false): boolean {
  return isShielded(useAtomValue(shieldsAtom), { shield, of }) && !isKnown;
}

/** Stands in the place of what is hidden; a press shows it. */
export function Hidden(props: ShieldButtonProps) {
  return (
    <Suspense fallback={<Skeleton {...SIZES[props.look ?? 'mark']} />}>
      <ShieldButton {...props} />
    </Suspense>
  );
}

const SIZES = {
  mark: { width: '1.4em', height: '1em' },
  panel: { height: '64px', radius: 'var(--radius-card)' },
  picture: { height: '100%', radius: '0' },
};

export interface ShieldProps extends ShieldButtonProps {
  readonly isKnown?: boolean | undefined;
  readonly children: ReactNode;
}

/** Keeps its children out of the page while they are hidden. */
export function Shield({ isKnown, children, ...props }: ShieldProps) {
  return useShield(props.shield, props.of, isKnown) ? <Hidden {...props} /> : children;
}
