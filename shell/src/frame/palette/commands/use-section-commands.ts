import type { Command } from '@tsugi/contract';
import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { needsAccount, useSections } from '../../../pages/settings/use-sections.ts';
import { ICONS } from './icons.ts';

/** The page with the settings, and its sections. */
export function useSectionCommands(): readonly Command[] {
  const isSignedIn = useAuth().status === 'signed-in';
  const usable = useSections().filter((section) => isSignedIn || !needsAccount(section));
  return [
    { id: 'page', title: t`Settings`, icon: ICONS.settings, action: { type: 'open', to: '/settings' } },
    ...usable.map(
      ({ id, title }): Command => ({
        id: `section-${id}`,
        title: t`Settings: ${title}`,
        keywords: [title],
        icon: ICONS.settings,
        action: { type: 'open', to: `/settings/${id}` },
      }),
    ),
  ];
}
