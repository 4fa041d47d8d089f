import type { Command } from '@tsugi/contract';
import { settingsSectionsOf } from '@tsugi/contract/routing';
import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useParsedManifests } from '../../../remotes/use-parsed-manifests.ts';
import { ICONS } from './icons.ts';

/** The page with the settings, and its sections: those of remotes by their manifests, and the shell's own, whose code the palette does without. */
export function useSectionCommands(): readonly Command[] {
  const isSignedIn = useAuth().status === 'signed-in';
  const sections = settingsSectionsOf(useParsedManifests());
  const own = [
    { id: 'appearance', title: t`Appearance` },
    { id: 'spoilers', title: t`Spoilers` },
    { id: 'data', title: t`Data on this device` },
    { id: 'about', title: t({ message: 'About', context: 'the product' }) },
  ];
  const contributed = sections.filter(
    ({ id, audience }) => (audience !== 'signed-in' || isSignedIn) && !own.some((one) => one.id === id),
  );
  return [
    { id: 'page', title: t`Settings`, icon: ICONS.settings, action: { type: 'open', to: '/settings' } },
    ...[...contributed, ...own].map(
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
