import type { SourceName } from '../core/source-name.ts';
import type { Source } from './source.ts';
import { tracker } from './tracker/source.ts';

/** The code of the tracker is part of every first page, that of the other services comes with their first request. */
export function loadSource(name: SourceName): Source | Promise<Source> {
  return name === 'tracker' ? tracker : loadOther(name);
}

async function loadOther(name: Exclude<SourceName, 'tracker'>): Promise<Source> {
  const { OTHER_SOURCES } = await import(/* webpackChunkName: "data-other-sources" */ './other-sources.ts');
  return OTHER_SOURCES[name];
}
