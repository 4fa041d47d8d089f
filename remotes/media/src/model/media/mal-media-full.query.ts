import { type MalMedia, type MalMediaWire, type MalType, malQuery, toMalMedia } from '@tsugi/data/operation';

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
