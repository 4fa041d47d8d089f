import { Skeleton } from '@tsugi/ui/kit';
import { lazy, Suspense } from 'react';
import type { UserComboboxProps } from './UserCombobox.tsx';

const UserCombobox = lazy(async () => {
  const module = await import(/* webpackChunkName: "user-combobox" */ './UserCombobox.tsx');
  return { default: module.UserCombobox };
});

/** Holds the place of the box that adds users until its code is there. */
export function AddUser({ onAdd }: UserComboboxProps) {
  return (
    <Suspense fallback={<Skeleton height="calc(var(--control-height) + 4px)" radius={10} />}>
      <UserCombobox onAdd={onAdd} />
    </Suspense>
  );
}
