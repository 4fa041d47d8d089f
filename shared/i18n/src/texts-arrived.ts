import { registry } from './language.ts';

/** Settles when what has been asked for so far may be rendered: its translations are there, or late. */
export async function textsArrived(): Promise<void> {
  if (registry.language === 'en') return;
  await Promise.all([...registry.scripts].map((script) => registry.load?.(script)));
}
