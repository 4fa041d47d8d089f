import { type ListedMedia, listedCharacters, listedStaff, maySpoil, mediaAsPerson } from './listed-people.ts';

const named = (id: number, userPreferred: string | null) => ({
  id,
  name: { userPreferred },
  image: { large: `/${id}.png` },
});

const hina = {
  role: 'MAIN',
  node: named(1, 'Hina'),
  voiceActorRoles: [
    { voiceActor: { ...named(8, 'Aoi Sato'), language: 'Japanese' }, roleNotes: 'Young', dubGroup: null },
    {
      voiceActor: { ...named(9, 'Ann Lee'), language: 'English' },
      roleNotes: null,
      dubGroup: 'Harbour Dub',
    },
  ],
};

const japanese = { language: 'Japanese' };

it('gives a character the voice of the chosen language, both with the ways to their pages', () => {
  expect(listedCharacters([hina], japanese)).toEqual([
    {
      key: '1',
      person: {
        id: 1,
        name: 'Hina',
        to: '/ani/character/1/hina',
        image: '/1.png',
        detail: 'Main',
      },
      voices: [
        {
          id: 8,
          name: 'Aoi Sato',
          to: '/ani/staff/8/aoi-sato',
          image: '/8.png',
          detail: 'Japanese · Young',
        },
      ],
    },
  ]);
  const english = listedCharacters([hina], { language: 'English' });
  expect(english[0]?.voices?.[0]?.detail).toBe('English · Harbour Dub');
});

it('leaves a character without a voice in that language', () => {
  expect(listedCharacters([hina], { language: 'German' })[0]?.voices).toEqual([]);
});

it('passes over a gap in the response', () => {
  expect(listedCharacters([{ ...hina, node: null }], japanese)).toEqual([]);
});

it('lists a person of two roles twice, each with a key of its own', () => {
  const node = named(5, null);
  const staff = listedStaff([
    { role: 'Director', node },
    { role: 'Storyboard (eps 1, 3)', node },
  ]);
  expect(staff.map(({ key }) => key)).toEqual(['5-Director', '5-Storyboard (eps 1, 3)']);
  expect(staff[0]?.person).toMatchObject({ name: 'No. 5', to: '/ani/staff/5', detail: 'Director' });
});

it('says what a media is in one line, adult ones first', () => {
  const media: ListedMedia = {
    id: 3,
    type: 'MANGA',
    format: 'ONE_SHOT',
    seasonYear: null,
    startDate: { year: 2019 },
    isAdult: true,
    title: { userPreferred: '紙の月', english: null },
    coverImage: { extraLarge: null, large: '/l.png', medium: '/m.png', color: '#3b8fd0' },
  };
  expect(mediaAsPerson(media, 'Main', null)).toMatchObject({
    to: '/ani/manga/3/%E7%B4%99%E3%81%AE%E6%9C%88',
    image: '/m.png',
    detail: 'Main · 18+ · One shot · 2019',
  });
});

it.each([
  ['MAIN', null, false],
  ['SUPPORTING', null, true],
  ['BACKGROUND', { status: 'CURRENT' }, true],
  ['SUPPORTING', { status: 'COMPLETED' }, false],
  ['SUPPORTING', { status: 'REPEATING' }, false],
  [null, undefined, true],
])(
  'the picture of a character with the role %s may spoil with the own entry %j: %j',
  (role, entry, expected) => {
    expect(maySpoil(role, entry)).toBe(expected);
  },
);
