import type { Rng } from '../random.ts';
import { IDEAS, THINGS, TIMES } from './words/things.ts';

/** How the title of a further work grows from the first one's, which replaces "{}". */
export type Suffix = { english: string; romaji: string; native: string };
export type SuffixKind =
  | 'film'
  | 'extra'
  | 'recap'
  | 'spin-off'
  | 'compilation'
  | 'song'
  | 'cameo'
  | 'remake'
  | 'pilot';

export const SEQUEL_SUFFIXES: readonly Suffix[] = [
  { english: '{} Season 2', romaji: '{} 2nd Season', native: '{} 第2期' },
  { english: '{} Season 3', romaji: '{} 3rd Season', native: '{} 第3期' },
  { english: '{}: The Final Season', romaji: '{}: The Final Season', native: '{} The Final Season' },
];

export function suffixFor(rng: Rng, kind: SuffixKind): Suffix {
  const thing = rng.pick(THINGS);
  const idea = rng.pick(IDEAS);
  const time = rng.pick(TIMES);
  switch (kind) {
    case 'film':
      return {
        english: `{} the Movie: ${thing.en} of ${idea.en}`,
        romaji: `Gekijouban {}: ${idea.romaji} no ${thing.romaji}`,
        native: `劇場版 {} ${idea.native}の${thing.native}`,
      };
    case 'extra':
      return {
        english: `{}: ${time.en} ${thing.en}`,
        romaji: `{}: ${time.romaji} no ${thing.romaji}`,
        native: `{} ${time.native}の${thing.native}`,
      };
    case 'recap':
      return { english: `{}: Recollection`, romaji: `{} Soushuuhen`, native: `{} 総集編` };
    case 'spin-off':
      return { english: `{} in Miniature`, romaji: `Mini {}`, native: `ミニ{}` };
    case 'compilation':
      return {
        english: `{}: The ${idea.en} Cut`,
        romaji: `{}: ${idea.romaji} Hen`,
        native: `{} ${idea.native}編`,
      };
    case 'song':
      return {
        english: `${thing.en} of ${time.en}`,
        romaji: `${time.romaji} no ${thing.romaji}`,
        native: `${time.native}の${thing.native}`,
      };
    case 'cameo':
      return {
        english: `{} Visits the ${thing.en}`,
        romaji: `{} x ${thing.romaji}`,
        native: `{}×${thing.native}`,
      };
    case 'remake':
      return { english: `{} (New Edition)`, romaji: `Shin {}`, native: `新 {}` };
    case 'pilot':
      return { english: `{}: Prologue`, romaji: `{}: Yomikiri`, native: `{} 読切` };
  }
}
