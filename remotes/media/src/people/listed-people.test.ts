import { listedCharacters, listedStaff } from './listed-people.ts';

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

it('gives a character the voice of the chosen language', () => {
  expect(listedCharacters([hina], 'Japanese')).toEqual([
    {
      key: '1',
      person: { name: 'Hina', image: '/1.png', detail: 'Main' },
      voice: { name: 'Aoi Sato', image: '/8.png', detail: 'Japanese · Young' },
    },
  ]);
  expect(listedCharacters([hina], 'English')[0]?.voice?.detail).toBe('English · Harbour Dub');
});

it('leaves a character without a voice in that language', () => {
  expect(listedCharacters([hina], 'German')[0]?.voice).toBeUndefined();
});

it('passes over a gap in the response', () => {
  expect(listedCharacters([{ ...hina, node: null }], 'Japanese')).toEqual([]);
});

it('lists a person of two roles twice, each with a key of its own', () => {
  const node = named(5, null);
  const staff = listedStaff([
    { role: 'Director', node },
    { role: 'Storyboard (eps 1, 3)', node },
  ]);
  expect(staff.map(({ key }) => key)).toEqual(['5-Director', '5-Storyboard (eps 1, 3)']);
  expect(staff[0]?.person).toEqual({ name: 'No. 5', image: '/5.png', detail: 'Director' });
});
