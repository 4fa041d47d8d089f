import { Menu } from '@tsugi/ui/menu';
import type { ReactElement } from 'react';
import { LanguageChoices } from './LanguageChoices.tsx';

export function LanguageMenu({ trigger }: { readonly trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} align="end">
      <LanguageChoices />
    </Menu>
  );
}
