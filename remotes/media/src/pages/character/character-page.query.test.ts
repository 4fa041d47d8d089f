import { staffPage } from '../staff-member/staff-page.query.ts';
import { characterPage } from './character-page.query.ts';

const card = (id: number) => ({
  id,
  type: 'ANIME',
  title: { userPreferred: `Title ${id}`, english: null },
  coverImage: null,
  mediaListEntry: null,
});
const person = { id: 7, name: { userPreferred: 'Hina' }, isFavourite: false, favourites: 3 };
const page = (edges: readonly unknown[], hasNextPage = false) => ({
  pageInfo: { hasNextPage, perPage: 25 },
  edges,
});
const first = { id: 7, page: 1 };

const variablesOf = (request: ReturnType<typeof characterPage.request>) =>
  request.kind === 'graphql' ? request.variables : {};

it('asks for the person only with the first page', () => {
  expect(variablesOf(characterPage.request(first))).toEqual({
    ...first,
    sort: ['POPULARITY_DESC'],
    isFirst: true,
  });
  expect(variablesOf(staffPage.request({ id: 7, page: 2, onList: false, sort: ['SCORE'] }))).toEqual({
    id: 7,
    page: 2,
    onList: false,
    sort: ['SCORE'],
    isFirst: false,
  });
});

it('gives a character with its media, and further media without it', () => {
  const edge = { id: 1, characterRole: 'MAIN', characterName: null, voiceActorRoles: [], node: card(2) };
  const decoded = characterPage.decode({ Character: { ...person, media: page([edge, null], true) } }, first);
  expect(decoded).toMatchObject({
    character: { id: 7, favourites: 3 },
    items: [{ id: 1, role: 'MAIN', media: { id: 2 } }],
    hasNextPage: true,
  });
  expect(characterPage.decode({ Character: { media: page([]) } }, { id: 7, page: 2 }).character).toBeNull();
});

it('tells a staff member’s two lists apart, and which of them goes on', () => {
  const voice = { id: 1, characterRole: 'MAIN', characters: [null, { id: 5 }], node: card(2) };
  const credit = { id: 1, staffRole: 'Director', node: card(3) };
  const wire = { ...person, characterMedia: page([voice], true), staffMedia: page([credit]) };
  expect(staffPage.decode({ Staff: wire }, first)).toMatchObject({
    staff: { id: 7 },
    items: [
      { kind: 'voice', characters: [{ id: 5 }], media: { id: 2 } },
      { kind: 'credit', role: 'Director', media: { id: 3 } },
    ],
    hasMore: { voice: true, credit: false },
    hasNextPage: true,
  });
});

it('takes a connection whose page info reports another size than asked', () => {
  const other = { pageInfo: { hasNextPage: true, perPage: 10 }, edges: [] };
  expect(characterPage.decode({ Character: { ...person, media: other } }, first).hasNextPage).toBe(true);
  const wire = { ...person, characterMedia: page([]), staffMedia: other };
  expect(staffPage.decode({ Staff: wire }, first)).toMatchObject({ hasMore: { voice: false, credit: true } });
});

it('shows a favourite at once on the page', () => {
  const decoded = characterPage.decode({ Character: { ...person, media: page([]) } }, first);
  expect(characterPage.optimistic?.(decoded, () => undefined)).toBe(decoded);
  const changed = characterPage.optimistic?.(decoded, (kind, id) =>
    kind === 'character' && id === 7 ? { isFavourite: true } : undefined,
  );
  expect(changed?.character).toMatchObject({ isFavourite: true, favourites: 3 });
});
