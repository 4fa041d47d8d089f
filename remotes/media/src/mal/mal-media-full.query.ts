import { type MalMedia, toMalMedia } from '../sources/mal/mal-media.ts';
import { malQuery } from '../sources/mal/mal-operation.ts';
import type { MalMediaWire, MalType } from '../sources/mal/wire.ts';

export type { MalMedia };

/** All fields of a work from the MAL-style service. */
export const malMediaFull = malQuery<
  MalMediaWire,
  { readonly type: MalType; readonly malId: number },
  MalMedia
>({
  name: 'mal-media-full',
  shape: 1,
  path: ({ type, malId }) => `/${type}/${malId}/full`,
  select: toMalMedia,
});
