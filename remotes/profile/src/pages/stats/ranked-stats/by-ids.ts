import type { AskPart } from '@tsugi/data/operation';

/** The tracker returns at most this many of a list of ids. */
const BLOCK_SIZE = 50;

export interface ByIds {
  readonly ids: readonly number[];
}

/** What operations by ids have: what was asked for, in the order of the ids and 50 a request; unknown ids are left out. */
export function byIds<Wire, T extends { readonly id: number }>(
  document: string,
  select: (wire: Wire) => readonly T[],
) {
  return {
    shape: 1,
    document,
    cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 },
    select,
    gather: async ({ ids }: ByIds, ask: AskPart): Promise<readonly T[]> => {
      const unique = [...new Set(ids)];
      const blocks = await Promise.all(
        Array.from({ length: Math.ceil(unique.length / BLOCK_SIZE) }, (_, index) =>
          ask({
            request: {
              kind: 'graphql',
              query: document,
              variables: {
                ids: unique.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
                perPage: BLOCK_SIZE,
              },
            },
            // Generated from the document.
            decode: (payload) => select(payload as Wire),
          }),
        ),
      );
      const found = new Map(blocks.flat().map((item) => [item.id, item]));
      return unique.flatMap((id) => found.get(id) ?? []);
    },
  } as const;
}
