import type { ProvidedModules } from '@tsugi/contract';
import { satisfies } from '@tsugi/platform/version-range';
import { baseUrl } from '../base-url.ts';
import { fetchJson } from './fetch-json.ts';

/** What index.html says of the shared modules that this shell provides. */
interface Provided extends Pick<ProvidedModules, 'versions'> {
  /** A file of the shell with the names of their exports. */
  readonly exports: string;
}

/** What was compared: all remotes name much the same ranges, and each start compares all of them. */
const compared = new Map<string, boolean>();

function satisfiesOnce(version: string, range: string): boolean {
  const key = `${version} ${range}`;
  const isIn = compared.get(key) ?? satisfies(version, range);
  compared.set(key, isIn);
  return isIn;
}

/**
 * Shared modules that this shell provides.  What embedded manifests import was compared
 * when the page was composed: the names of exports are loaded for others.
 */
export function providedModules(): ProvidedModules {
  return { versions: read().versions, exports: {}, satisfies: satisfiesOnce };
}

let loading: Promise<ProvidedModules['exports']> | undefined;

/** Rejects when the file does not arrive; then the next manifest asks for it again. */
export function loadProvidedExports(): Promise<ProvidedModules['exports']> {
  // Written by the build of this shell.
  loading ??= fetchJson(new URL(read().exports, baseUrl).href) as Promise<ProvidedModules['exports']>;
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function read(): Provided {
  // As above.
  return JSON.parse(document.getElementById('tsugi-provided')?.textContent ?? '') as Provided;
}
