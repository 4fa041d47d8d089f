import type { Shortcut, ShortcutGroup } from '../remote-manifest.ts';
import { manifestText } from './manifest-text.ts';
import { parsedContributions } from './parsed-contributions.ts';

/**
 * The keys of all manifests, with their texts in the language of the page.
 * @param manifests as parsed; what is no group of keys is left out
 */
export function shortcutsOf(manifests: readonly unknown[]): readonly ShortcutGroup[] {
  return manifests.flatMap((manifest) =>
    parsedContributions(manifest, 'shortcuts')
      .filter(isGroup)
      .map(({ where, shortcuts }) => ({
        where: manifestText(manifest, where),
        shortcuts: shortcuts.map(({ keys, does }) => ({ keys, does: manifestText(manifest, does) })),
      })),
  );
}

function isGroup(value: Partial<ShortcutGroup>): value is ShortcutGroup {
  const { where, shortcuts } = value;
  return typeof where === 'string' && Array.isArray(shortcuts) && shortcuts.every(isShortcut);
}

function isShortcut(value: unknown): boolean {
  // Of anything that is no object, there is no such member.
  const { keys, does } = Object(value) as Partial<Shortcut>;
  const isText = (one: unknown) => typeof one === 'string';
  return isText(does) && Array.isArray(keys) && keys.every((one) => Array.isArray(one) && one.every(isText));
}
