import { itemAt, type Rng, seeded } from '../random.ts';
import { cells, list } from './words/rows.ts';

export type Studio = {
  id: number;
  malId: number;
  name: string;
  isAnimationStudio: boolean;
  favourites: number;
};

const FIRST = list(`
Kestrel; Blue Persimmon; Lantern; Northern Line; Paper Whale; Mikazuki; Tidepool; Hoshikuzu; Aster; Copper Bell; Moss & Stone; Kumonoue; Second Floor; Amanogawa
Silver Thread; Yuunagi; Quartz; Harbour; Suzume; Nine Cranes; Tsukikage; Orchard; Komorebi; Iron Garden; Mirage; Kazaguruma; Wisteria; Polaris; Rabbit Hole
Umineko; Ember; Shiosai; Gramophone; Fuurin; Daybreak; Kotori; Cloudberry; Hanabi; Monolith; Sazanami; Tangerine; Yoake; Pinwheel; Kirin; Undertow; Akatsuki; Velvet
Minato; Origami; Zephyr; Tonbo; Halcyon; Nagareboshi; Saffron; Inkwell; Hakuchou; Marble; Kaleido; Shirakaba; Thistle
`);
const ANIMATION = list('Studio {}; {} Pictures; {} Animation; {} Works; {} Frame; Team {}; {} Douga; {}');
const BUSINESS = list(
  '{} Entertainment; {} Music; {} Publishing; {} Broadcasting; {} Films; {} Partners; {} Media; {} Licensing',
);
export const STUDIO_COUNT = 330;
const ANIMATION_SHARE = 0.66;

/** Animation studios come first, so that a small number finds a well-known one. */
export const STUDIOS: readonly Studio[] = buildStudios();
const animationCount = STUDIOS.filter((studio) => studio.isAnimationStudio).length;

export function studioById(id: number): Studio | undefined {
  return STUDIOS[id - 1];
}

/** One or two animation studios and some producers. */
export function studiosOf(rng: Rng, franchiseSeed: number, fame: number): { id: number; isMain: boolean }[] {
  const home = seeded('studio', franchiseSeed);
  const main = Math.floor(home.next() ** 2.2 * animationCount) + 1;
  const studios = rng.chance(0.03) ? [] : [{ id: main, isMain: true }];
  if (rng.chance(0.07)) {
    studios.push({ id: (main % animationCount) + 1, isMain: true });
  }
  const backers = fame > 5_000 ? home.int(2, 5) : home.int(0, 2);
  for (let at = 0; at < backers; at += 1) {
    const id = home.int(animationCount + 1, STUDIOS.length);
    if (!studios.some((studio) => studio.id === id)) {
      studios.push({ id, isMain: false });
    }
  }
  return studios;
}

function buildStudios(): Studio[] {
  const rng = seeded('studios');
  const names = new Set<string>();
  const animation = Math.round(STUDIO_COUNT * ANIMATION_SHARE);
  while (names.size < STUDIO_COUNT) {
    const patterns = names.size < animation ? ANIMATION : BUSINESS;
    names.add(itemAt(patterns, rng.int(0, patterns.length - 1)).replace('{}', rng.pick(FIRST)));
  }
  return [...names].map((name, index) => ({
    id: index + 1,
    malId: index + 1,
    name,
    isAnimationStudio: index < animation,
    favourites: Math.round((index < animation ? 42_000 : 900) / (1 + (index % animation) * 0.7)),
  }));
}

export const MAGAZINES = cells(
  'Monthly Harbour; Weekly Comic Lantern; Shounen Shelf; Comic Komorebi; Margin; Young Persimmon; Hana to Tegami; Gekkan Orbit; Afterglow Monthly; Comic Undertow',
).map(([name = ''], index) => ({ id: index + 1, name }));
