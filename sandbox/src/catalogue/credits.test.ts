import { buildCatalogue } from './catalogue.ts';
import { buildCast } from './characters.ts';
import { creditsOf } from './credits.ts';

const catalogue = buildCatalogue(Date.UTC(2026, 10, 21, 12), { anime: 1500, manga: 50 });
const cast = buildCast(catalogue);
const { voicesOf } = creditsOf(catalogue, cast);

/** Every work that may have been recorded in these languages. */
const works = catalogue.media
  .filter(({ popularity }) => popularity >= 30_000)
  .map((media) => cast.of(media).flatMap(({ character }) => voicesOf(character, media)));

test.each([
  ['English', 'Harbour Dub', 'Second Take'],
  ['Spanish', 'Latin America', 'Castilian'],
])('some works were recorded twice in %s, as %s and %s, and others once', (wanted, first, second) => {
  const groups = works.map(
    (voices) => new Set(voices.flatMap(({ language, dubGroup }) => (language === wanted ? [dubGroup] : []))),
  );
  const [twice, once] = [new Set([first, second]), new Set([null])];
  expect(groups).toEqual(expect.arrayContaining([twice, once]));
  for (const names of groups) expect([new Set(), once, twice]).toContainEqual(names);
});
