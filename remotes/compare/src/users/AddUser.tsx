import { lazyPart } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import { Suspense } from 'react';
import type { UserComboboxProps } from './UserCombobox.tsx';

const UserCombobox = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "user-combobox" */ './UserCombobox.tsx');
  return module.UserCombobox;
});

/** Cooldowns the place of the box that adds users until its code is there. */
export function AddUser({ onAdd }: UserComboboxProps) {
  return (
    <Suspense fallback={<Skeleton height="calc(var(--control-height) + 4px)" radius={10} />}>
      <UserCombobox onAdd={onAdd} />
    </Suspense>
  );
}
