import type { Command, CommandGroup, CommandSource } from '@tsugi/contract';
import type { RemoteLoader } from '../../../remotes/remote-loader.ts';
import type { AskedSource } from './sources-to-ask.ts';

/**
 * Loads a source's code and asks it.
 * @throws when the remote or its code cannot be loaded, when it fails, and when what it gives are no commands
 */
export async function askSource(
  loader: Pick<RemoteLoader, 'load'>,
  { source, context }: AskedSource,
  signal: AbortSignal,
): Promise<CommandGroup | undefined> {
  const { remote, name } = source;
  const outcome = await loader.load(remote);
  if (outcome.status !== 'ready') throw new Error(`${remote}: ${outcome.detail}`);
  const load = outcome.value.commands?.[name];
  if (!load) throw new Error(`${remote} has no commands called "${name}"`);
  const ask: CommandSource = await load();
  const group: unknown = await ask({ ...context, signal });
  if (group === undefined) return undefined;
  if (!isGroup(group)) throw new Error(`${remote} gives no commands as "${name}"`);
  return group;
}

/** The code of another release made it: what is read is looked at. */
function isGroup(value: unknown): value is CommandGroup {
  const { title, commands, note }: Partial<Record<keyof CommandGroup, unknown>> = Object(value);
  return (
    typeof title === 'string' &&
    Array.isArray(commands) &&
    commands.every(isCommand) &&
    (note === undefined || typeof note === 'string')
  );
}

function isCommand(value: unknown): value is Command {
  const { id, title, action, keywords = [] }: Partial<Record<keyof Command, unknown>> = Object(value);
  if (typeof id !== 'string' || typeof title !== 'string' || !Array.isArray(keywords)) return false;
  const { type, to, run, choices, question } = Object(action) as Record<string, unknown>;
  switch (type) {
    case 'open':
      return typeof to === 'string' && /^(?:\/(?![/\\])|https?:\/\/)/.test(to);
    case 'run':
      return typeof run === 'function';
    case 'choose':
      return Array.isArray(choices) && choices.every(isCommand);
    case 'ask':
      return typeof Object(question).answer === 'function';
    default:
      // Of a later contract.
      return false;
  }
}
