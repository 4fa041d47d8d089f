import type { CommandEntry, CommandSourceEntry } from '../remote-manifest.ts';
import { manifestText } from './manifest-text.ts';
import { parsedContributions } from './parsed-contributions.ts';

/** A command of a manifest and the remote that contributes it. */
export interface OwnedCommand extends CommandEntry {
  readonly remote: string;
}

export interface OwnedCommandSource extends CommandSourceEntry {
  readonly remote: string;
}

/**
 * The commands of all manifests, with their texts in the language of the page. Also of one whose remote cannot be loaded: the page they lead to says why.
 * @param manifests as parsed; what is no command is left out
 */
export function commandsOf(manifests: readonly unknown[]): readonly OwnedCommand[] {
  return manifests.flatMap((manifest) =>
    parsedContributions(manifest, 'command')
      .filter(isCommand)
      .map(({ keywords, ...entry }) => ({
        ...entry,
        ...(typeof keywords === 'string' ? { keywords: manifestText(manifest, keywords) } : {}),
        title: manifestText(manifest, entry.title),
        remote: nameOf(manifest),
      })),
  );
}

/** The command sources of all manifests. @param manifests as parsed; what is no source is left out */
export function commandSourcesOf(manifests: readonly unknown[]): readonly OwnedCommandSource[] {
  return manifests.flatMap((manifest) =>
    parsedContributions(manifest, 'command-source')
      .filter(isSource)
      .map((source) => ({ ...source, remote: nameOf(manifest) })),
  );
}

/** Of anything that is no object, there is no such member. */
function nameOf(manifest: unknown): string {
  return `${(Object(manifest) as { name?: unknown }).name}`;
}

function isCommand(value: Partial<CommandEntry>): value is CommandEntry {
  const { id, title, to, icon } = value;
  return (
    isText(id) &&
    isText(title) &&
    // Within the product: no other origin, no script.
    isText(to) &&
    /^\/(?![/\\])/.test(to) &&
    (icon === undefined || isText(icon))
  );
}

function isSource(value: Partial<CommandSourceEntry>): value is CommandSourceEntry {
  const { name, asked, recent = [] } = value;
  return (
    isText(name) &&
    (asked === 'in-view' || asked === 'everywhere') &&
    Array.isArray(recent) &&
    recent.every(isText)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
