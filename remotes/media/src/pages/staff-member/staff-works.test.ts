import type { StaffCredit, StaffVoice } from './staff-page.query.ts';
import { listedVoicedCharacters, mergedCredits } from './staff-works.ts';

// Only what is shown.
const media = (id: number, title: string) =>
  ({
    id,
    type: 'ANIME',
    format: 'TV',
    seasonYear: 2024,
    startDate: null,
    isAdult: false,
    title: { userPreferred: title, english: null },
    coverImage: { extraLarge: null, large: null, medium: null, color: null },
  }) as StaffVoice['media'];

const named = (id: number, userPreferred: string) => ({ id, name: { userPreferred }, image: null });

it('lists every character of a media beside it', () => {
  const edge: StaffVoice = {
    kind: 'voice',
    id: 1,
    role: 'MAIN',
    characters: [named(5, 'Hina'), named(6, 'Rin')],
    media: media(9, 'Paper Moon'),
  };
  expect(
    listedVoicedCharacters([edge]).map(({ key, person, voices }) => [
      key,
      person.name,
      person.to,
      person.detail,
      voices?.[0]?.name,
      voices?.[0]?.detail,
    ]),
  ).toEqual([
    ['1-5', 'Hina', '/ani/character/5/hina', 'Main', 'Paper Moon', 'TV · 2024'],
    ['1-6', 'Rin', '/ani/character/6/rin', 'Main', 'Paper Moon', 'TV · 2024'],
  ]);
});

it('shows a media once, with every role that the person had', () => {
  const credit = (id: number, role: string | null, of: number): StaffCredit => ({
    kind: 'credit',
    id,
    role,
    media: media(of, `Title ${of}`),
  });
  const merged = mergedCredits([
    credit(1, 'Director', 9),
    credit(2, 'Music', 8),
    credit(3, 'Storyboard', 9),
    credit(4, null, 7),
  ]);
  expect(merged.map(({ media: { id }, roles }) => [id, roles])).toEqual([
    [9, 'Director, Storyboard'],
    [8, 'Music'],
    [7, ''],
  ]);
});
