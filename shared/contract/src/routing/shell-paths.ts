import { matchRoute } from './match-route.ts';

/** Patterns of the shell's own pages: no remote can have them. */
export const SHELL_PATHS: readonly string[] = ['/', '/authentication', '/settings/:section?'];

/** The pattern of the shell's page at a path from the product's root; undefined where no page of the shell is. */
export function shellPathOf(path: string): string | undefined {
  return SHELL_PATHS.find((pattern) => matchRoute({ path: pattern }, path));
}
