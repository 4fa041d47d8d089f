import { defaultLanguage, voiceLanguages } from '../../model/people/voice-language.ts';
import type { MalCharacter } from './mal-characters.query.ts';
import { malCharacterRows, malStaffRows, voicedCharacters } from './mal-people.ts';

const person = (malId: number, name: string) => ({
  malId,
  name,
  url: `https://mal.example/people/${malId}`,
  image: `https://mal.example/${malId}.webp`,
});

const character: MalCharacter = {
  ...person(1, 'Tsukino, Hina'),
  role: 'Main',
  voiceActors: [
    { ...person(7, 'Doe, Jo'), language: 'English' },
    { ...person(8, 'Sato, Rin'), language: 'Japanese' },
    { ...person(8, 'Sato, Rin'), language: 'Japanese' },
  ],
};

it('lists characters with their voices in one language, each once, and leads to the site of the service', () => {
  expect(malCharacterRows([character], 'Japanese')).toEqual([
    {
      key: '1',
      person: {
        id: 1,
        name: 'Tsukino, Hina',
        to: 'https://mal.example/people/1',
        image: 'https://mal.example/1.webp',
        detail: 'Main',
      },
      voices: [expect.objectContaining({ id: 8, name: 'Sato, Rin', detail: 'Japanese' })],
    },
  ]);
  expect(malCharacterRows([character], undefined)[0]?.voices).toEqual([]);
});

it('offers the languages of the voices as the page of the tracker does', () => {
  const languages = voiceLanguages(voicedCharacters([character]));
  expect(languages).toEqual(['English', 'Japanese']);
  expect(defaultLanguage(languages, undefined)).toBe('Japanese');
});

it('lists each member of the staff once with all positions, and makes no link of what is no URL', () => {
  const member = { ...person(3, 'Mori, Aki'), positions: ['Director', 'Storyboard'] };
  const [row, ...others] = malStaffRows([{ ...member, url: 'javascript:0', image: null }, member]);
  expect(others).toEqual([]);
  expect(row?.person).toEqual({
    id: 3,
    name: 'Mori, Aki',
    to: undefined,
    image: null,
    detail: 'Director, Storyboard',
  });
});
