import type { AuthState } from '@tsugi/data';
import { translate } from '@tsugi/i18n';
import { msg, t } from '@tsugi/i18n/macro';
import { values } from '@tsugi/ui/url-state';
import type { Filter, SearchContext } from './filter.ts';

const LABELS = {
  ANY: msg`Any rating`,
  G: msg`G`,
  PG: msg`PG`,
  PG13: msg`PG-13`,
  R17: msg`R-17+`,
  R: msg`R+ (mild nudity)`,
  RX: msg`Rx (adult)`,
} as const;

/** Age ratings. The tracker has only adult (RX) or not; the finer ones belong to the MAL-style search. */
export type Rating = keyof typeof LABELS;

// The keys of the literal.
const RATINGS = Object.keys(LABELS) as Rating[];

export interface RatingParams {
  readonly rating: readonly Rating[];
}

/** In a search by name an account may find more. */
type Asked = RatingParams & { readonly q: string };

/** Whether the viewer's account is set to show adult works. */
export function showsAdult(auth: AuthState): boolean {
  return auth.status === 'signed-in' && auth.viewer?.displayAdultContent === true;
}

/**
 * Whether a search finds adult works: when a rating asks for them, and by name for an account that shows them. Without a name
 * the results of such an account are those of everyone.
 * @param search without what the engine cannot carry out
 */
export function includesAdult({
  params: { rating, q },
  showsAdult,
}: Pick<SearchContext<Asked>, 'params' | 'showsAdult'>): boolean {
  if (rating.includes('ANY') || rating.includes('RX')) return true;
  return showsAdult && q !== '' && rating.length === 0;
}

/** Age ratings, or any. Without one, adult works are left out, or found only by name for an account that shows them. */
export const rating: Filter<RatingParams, Asked> = {
  name: 'rating',
  label: msg`Rating`,
  codecs: { rating: values(RATINGS) },
  settle: ({ rating }) => ({
    rating: rating.includes('ANY') || rating.length >= RATINGS.length - 1 ? ['ANY'] : rating,
  }),
  values: {
    param: 'rating',
    offered: (_context, engine) => (engine === 'mal' ? RATINGS : ['ANY', 'RX']),
    text: (value) => translate(LABELS[value]),
  },
  control: { kind: 'rating' },
  title: { place: 4 },
  tracker: {
    rules: {
      // Beside Rx, any finer rating stands for all that is not adult.
      rating: (value, { params }) =>
        value === 'ANY' || value === 'RX' || params.rating.includes('RX')
          ? undefined
          : t`AniList knows adult works (Rx) and all others, no finer ratings.`,
    },
    send: (context) => {
      const { rating } = context.params;
      if (!includesAdult(context)) return { isAdult: false };
      // Rx alone asks for nothing but adult works.
      return { isAdult: rating.length === 1 && rating.includes('RX') ? true : undefined };
    },
  },
  mal: {
    rating: (value, { type }) =>
      type === 'manga' && value !== 'ANY' ? t`On MAL only anime have ratings.` : undefined,
  },
};
