import { COUNTRIES, GENRES, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '@tsugi/data/pure';
import fc from 'fast-check';
import { addUser, type ChosenUser, nameKey, parseUsers, queryFor, STATE_CODEC } from './params.ts';
import { COMPARE_SORTS, type CompareQuery, NO_QUERY } from './types.ts';

const trimmed = fc.string().map((value) => value.trim());
const choice = fc.constantFrom(true, false, undefined);

const users = fc.uniqueArray(
  fc.record({ name: trimmed.filter(Boolean), disabled: fc.boolean(), excluded: fc.boolean() }),
  { selector: (user) => nameKey(user.name) },
);

const query: fc.Arbitrary<CompareQuery> = fc.record({
  search: trimmed,
  format: fc.subarray([...MEDIA_FORMATS]),
  userStatus: fc.subarray([...LIST_STATUSES]),
  status: fc.subarray([...MEDIA_STATUSES]),
  genre: fc.subarray([...GENRES]),
  countryOfOrigin: fc.subarray([...COUNTRIES]),
  isAdult: choice,
  year: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined }),
  private: choice,
  notes: choice,
  repeat: choice,
  missingStart: choice,
  missingScore: fc.boolean(),
  reviewsNeeded: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
  sort: fc.constantFrom(...COMPARE_SORTS),
  reverse: fc.boolean(),
});

/** Names of the parameters, and values that some of them understand. */
const anySearch = fc
  .array(
    fc.tuple(
      fc.constantFrom('user', 'disabled', 'exclude', ...Object.keys(NO_QUERY)),
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          'true',
          'false',
          'TV',
          'tv',
          'Drama',
          'title',
          'current',
          '7',
          '07',
          '1e3',
          '-1',
          ' a ',
        ),
      ),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs));

const read = (search: string) => STATE_CODEC.parse(new URLSearchParams(search));

test('a comparison survives the way into the URL and back', () => {
  fc.assert(
    fc.property(users, query, (chosen, wanted) => {
      const text = STATE_CODEC.format({ users: chosen, query: wanted }).toString();
      expect(read(text)).toEqual({ users: chosen, query: wanted });
    }),
  );
});

test('any URL is understood, and has one spelling: written and read again it is the same', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const state = STATE_CODEC.parse(search);
      expect(new Set(state.users.map((user) => nameKey(user.name))).size).toBe(state.users.length);
      expect(state.users.every((user) => user.name.trim() !== '')).toBe(true);
      const written = STATE_CODEC.format(state).toString();
      expect(read(written)).toEqual(state);
      expect(STATE_CODEC.format(read(written)).toString()).toBe(written);
    }),
  );
});

test('nonsense is no filter, and defaults stay out of the URL', () => {
  const nonsense =
    'sort=nonsense&reverse=1&year=12345&format=FILM&status=x&isAdult=yes&private=1&countryOfOrigin=DE&genre=Fun&reviewsNeeded=0&missingScore=no';
  expect(read(nonsense)).toEqual({ users: [], query: NO_QUERY });
  expect(STATE_CODEC.format({ users: [], query: NO_QUERY }).toString()).toBe('');
  expect(STATE_CODEC.format(read('sort=score&missingScore=true&reverse=false&search=%20')).toString()).toBe(
    '',
  );
});

test('each parameter is read by its name', () => {
  const search =
    'user=aoi&user=ren&search=moon&format=tv&userStatus=current&status=finished&genre=drama&countryOfOrigin=kr&isAdult=false&year=0&private=true&notes=false&repeat=true&missingStart=true&missingScore=false&reviewsNeeded=1&sort=releasedate&reverse=true';
  expect(read(search).query).toEqual({
    search: 'moon',
    format: ['TV'],
    userStatus: ['CURRENT'],
    status: ['FINISHED'],
    genre: ['Drama'],
    countryOfOrigin: ['KR'],
    isAdult: false,
    year: 0,
    private: true,
    notes: false,
    repeat: true,
    missingStart: true,
    missingScore: false,
    reviewsNeeded: 1,
    sort: 'releaseDate',
    reverse: true,
  });
});

test('empty names are ignored, and of equal names the first counts', () => {
  expect(parseUsers(new URLSearchParams('user=aoi&user=%20&user=AOI&user=ren&disabled=REN'))).toEqual([
    { name: 'aoi', disabled: false, excluded: false },
    { name: 'ren', disabled: true, excluded: false },
  ]);
});

test('adding trims the name and leaves the list alone when it is empty or known', () => {
  const aoi: ChosenUser = { name: 'aoi', disabled: true, excluded: false };
  expect(addUser([aoi], '  ren ')).toEqual([aoi, { name: 'ren', disabled: false, excluded: false }]);
  expect(addUser([aoi], 'Aoi')).toEqual([aoi]);
  expect(addUser([aoi], '   ')).toEqual([aoi]);
});

test('the lists of the other type keep no format and no order that they do not have', () => {
  const { query: anime } = read('format=TV&sort=episodes&genre=Drama');
  expect(queryFor('anime', anime)).toBe(anime);
  expect(queryFor('manga', anime)).toEqual({ ...NO_QUERY, genre: ['Drama'] });
  const { query: manga } = read('format=NOVEL&sort=volumes');
  expect(queryFor('manga', manga)).toBe(manga);
  expect(queryFor('anime', manga)).toEqual(NO_QUERY);
});
