import { withDecodedTexts, withEncodedTexts } from './text-fields.ts';

it('encodes all texts of a mutation, in lists and inputs too', () => {
  const variables = {
    id: 3,
    notes: 'Loved it 🤔 &#129300;',
    text: '🤔 &#129300;',
    customLists: ['Best 🤔'],
    animeListOptions: { customLists: ['🌸'], advancedScoringEnabled: true },
    locked: null,
  };
  expect(withEncodedTexts(variables)).toEqual({
    id: 3,
    notes: 'Loved it &#129300; &amp;#129300;',
    text: '&#129300; &#129300;',
    customLists: ['Best &#129300;'],
    animeListOptions: { customLists: ['&#127800;'], advancedScoringEnabled: true },
    locked: null,
  });
});

it('decodes all texts of a response, and the names of maps that users named', () => {
  const payload = {
    lists: [
      {
        name: 'Best &#129300;',
        entries: [
          {
            id: 1,
            notes: 'Loved it &#x1F914; &amp;#129300;',
            customLists: { 'Best &#129300;': true, Rain: false },
            advancedScores: { '&#127925;': 8 },
          },
        ],
      },
    ],
    about: '&#42; &#129300; &amp;#129300;',
  };
  expect(withDecodedTexts(payload)).toEqual({
    lists: [
      {
        name: 'Best 🤔',
        entries: [
          {
            id: 1,
            notes: 'Loved it 🤔 &#129300;',
            customLists: { 'Best 🤔': true, Rain: false },
            advancedScores: { '🎵': 8 },
          },
        ],
      },
    ],
    about: '&#42; 🤔 &amp;#129300;',
  });
});

it('leaves the order of a map, the payload itself, and what has no texts as they are', () => {
  const entry = { id: 1, notes: null, tags: ['Rain & fog'] };
  const payload = { entries: [entry, { id: 2, customLists: { b: true, '&#129300;': false, a: true } }] };
  const before = structuredClone(payload);
  const decoded = withDecodedTexts(payload);
  expect(payload).toEqual(before);
  expect(decoded.entries[0]).toBe(entry);
  expect(Object.keys(Object(decoded.entries[1]).customLists)).toEqual(['b', '🤔', 'a']);
  expect(withDecodedTexts(entry)).toBe(entry);
});
