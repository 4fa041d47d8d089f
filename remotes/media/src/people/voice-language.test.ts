import { defaultLanguage, voiceLanguages, voicesIn } from './voice-language.ts';

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
  expect(edges.map((edge) => voicesIn(edge, 'Japanese').map(({ voiceActor }) => voiceActor?.id))).toEqual([
    [2],
    [],
    [3],
  ]);
});
