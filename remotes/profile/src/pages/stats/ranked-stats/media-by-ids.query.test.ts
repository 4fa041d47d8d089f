import type { AskPart } from '@tsugi/data/operation';
import { mediaByIds } from './media-by-ids.query.ts';

/** Resolves parts from a function, and records the variables. */
function asking(response: (variables: Readonly<Record<string, unknown>>) => unknown) {
  const asked: unknown[] = [];
  const ask: AskPart = async (part) => {
    const variables = part.request.kind === 'graphql' ? part.request.variables : {};
    asked.push(variables);
    return part.decode(response(variables));
  };
  return { ask, asked };
}

const card = (id: number) => ({
  id,
  type: 'ANIME',
  title: { userPreferred: `Title ${id}`, english: null },
  coverImage: null,
  mediaListEntry: null,
});

it('asks for ids in blocks of 50, each once, and returns them in their order', async () => {
  const ids = [...Array.from({ length: 120 }, (_, index) => 200 - index), 200];
  const { ask, asked } = asking(({ ids: block }) => ({
    Page: {
      media: (block as readonly number[])
        .filter((id) => id !== 150)
        .map(card)
        .reverse(),
    },
  }));
  const media = await mediaByIds.gather?.({ ids }, ask, () => {});
  // The variables of this operation's own parts.
  expect(asked.map((variables) => (variables as { ids: readonly number[] }).ids.length)).toEqual([
    50, 50, 20,
  ]);
  expect(media?.map(({ id }) => id)).toEqual([...new Set(ids)].filter((id) => id !== 150));
});
