import { type OwnedSettingsSection, settingsSectionsOf } from '@tsugi/contract/routing';
import { useParsedManifests } from '../../remotes/use-parsed-manifests.ts';
import { OWN_SECTIONS, type OwnSection } from './own-sections.ts';

export type Section = OwnSection | OwnedSettingsSection;

/** The sections of the shell and of all remotes, in one order. A remote cannot take the place of one of the shell's. */
export function useSections(): readonly Section[] {
  const contributed = settingsSectionsOf(useParsedManifests()).filter(
    ({ id }) => !OWN_SECTIONS.some((own) => own.id === id),
  );
  return [...OWN_SECTIONS, ...contributed].sort((one, other) => one.order - other.order);
}

/** Whether a section shows nothing to those who are signed out. */
export function needsAccount(section: Section): boolean {
  return 'audience' in section && section.audience === 'signed-in';
}
