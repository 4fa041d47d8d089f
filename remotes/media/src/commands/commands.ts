import type { CommandContext, CommandGroup } from '@tsugi/contract';
import { malCommands } from './mal-commands.ts';
import { personCommands } from './person-commands.ts';
import { readSubject } from './subject.ts';
import { titleCommands } from './title-commands.ts';

/** What can be done with the title or the person that a page of this remote is about. */
export async function commands({ of, path }: CommandContext): Promise<CommandGroup | undefined> {
  const subject = readSubject(path);
  const isItem = of === 'item';
  if (!subject) return undefined;
  if (subject.kind === 'media') return titleCommands(subject.key, isItem ? path : undefined);
  if (subject.kind === 'mal') return malCommands(subject.key);
  return personCommands(subject, isItem ? path : undefined);
}
