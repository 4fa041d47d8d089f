import { defaultLanguage, dubGroups, voiceLanguages, voicesIn } from './voice-language.ts';

const voice = (id: number, language: string) => ({ voiceActor: { id, language } });
const edges = [
  { voiceActorRoles: [voice(1, 'Korean'), null, voice(2, 'Japanese')] },
  { voiceActorRoles: null },
  { voiceActorRoles: [voice(3, 'Japanese'), voice(4, 'English'), { voiceActor: null }] },
];

it('lists every language once', () => {
  expect(voiceLanguages(edges)).toEqual(['Korean', 'Japanese', 'English']);
});

it.each([
  [['Korean', 'Japanese'], 'KR', 'Korean'],
  [['Korean', 'Japanese'], 'JP', 'Japanese'],
  [['English', 'Japanese'], 'TW', 'Japanese'],
  [['English', 'Chinese'], null, 'Chinese'],
  [['German', 'English'], 'JP', 'German'],
  [[], 'JP', undefined],
])('of %j a work from %s begins with %s', (languages, country, expected) => {
  expect(defaultLanguage(languages, country)).toBe(expected);
});

it('finds the voices of a character', () => {
  expect(
    edges.map((edge) => voicesIn(edge, { language: 'Japanese' }).map(({ voiceActor }) => voiceActor?.id)),
  ).toEqual([[2], [], [3]]);
});

const dubbed = (id: number, dubGroup: string | null) => ({
  dubGroup,
  voiceActor: { id, language: 'English' },
});
const twice = [
  { voiceActorRoles: [dubbed(1, 'Harbour Dub'), dubbed(2, 'Lantern Dub'), dubbed(3, 'Harbour Dub')] },
  { voiceActorRoles: [dubbed(4, null)] },
];

it('offers the recordings of a language where there are several', () => {
  expect(dubGroups(twice, 'English')).toEqual(['Harbour Dub', 'Lantern Dub']);
  expect(dubGroups(twice, 'German')).toEqual([]);
  expect(dubGroups([{ voiceActorRoles: [dubbed(1, 'Only')] }], 'English')).toEqual([]);
});

it('shows one recording at a time: the chosen one, else that of the first voice', () => {
  const shown = (dubGroup?: string) =>
    twice.map((edge) =>
      voicesIn(edge, { language: 'English', dubGroup }).map(({ voiceActor }) => voiceActor?.id),
    );
  expect(shown()).toEqual([[1, 3], [4]]);
  expect(shown('Lantern Dub')).toEqual([[2], []]);
});
