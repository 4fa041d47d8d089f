import type { SettingsSection } from '../remote-manifest.ts';
import { manifestText } from './manifest-text.ts';
import { parsedContributions } from './parsed-contributions.ts';

/** A section of the settings and the remote that contributes it. */
export interface OwnedSettingsSection extends SettingsSection {
  readonly remote: string;
}

/**
 * The sections of all manifests in their order, with their titles in the language of the page. Also of a remote that cannot be loaded: the
 * section says why.
 * @param manifests as parsed; what is no section is left out, and of two with one id the later one
 */
export function settingsSectionsOf(manifests: readonly unknown[]): readonly OwnedSettingsSection[] {
  const sections = manifests.flatMap((manifest) => {
    const { name } = Object(manifest) as { name?: unknown };
    if (typeof name !== 'string') return [];
    return parsedContributions(manifest, 'settings-section')
      .filter(isSection)
      .map((section) => ({ ...section, title: manifestText(manifest, section.title), remote: name }));
  });
  const byId = new Map(sections.toReversed().map((section) => [section.id, section]));
  return [...byId.values()].sort((one, other) => one.order - other.order);
}

function isSection(value: Partial<SettingsSection>): value is SettingsSection {
  return (
    typeof value.id === 'string' &&
    /^[a-z][a-z-]*$/.test(value.id) &&
    typeof value.title === 'string' &&
    typeof value.widget === 'string' &&
    typeof value.order === 'number'
  );
}
