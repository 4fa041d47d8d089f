import { t } from '@tsugi/i18n/macro';
import { integer } from '@tsugi/ui/url-state';
import type { SearchType } from '../model/values.ts';
import { type Filter, ordered, tagsOf } from './filter.ts';

/** End of the slider: from here on there is no upper bound. */
export const MAX_LENGTH = 500;

export interface LengthParams {
  readonly episodeGreater: number | undefined;
  readonly episodeLesser: number | undefined;
}

const codec = integer(() => [0, MAX_LENGTH]);

/** What the length of a work is counted in. */
export function lengthUnit(type: SearchType): string {
  if (type === 'media') return t`episodes or chapters`;
  return type === 'manga' ? 'chapters' : 'episodes';
}

/** The tracker joins conditions by "and": one search with bounds for both types would find nothing. */
export function asksByType(type: SearchType, { episodeGreater, episodeLesser }: LengthParams): boolean {
  return type === 'media' && (episodeGreater ?? episodeLesser) !== undefined;
}

/** How many episodes or chapters: of a mix, anime have episodes and manga chapters. */
export const length: Filter<LengthParams> = {
  name: 'length',
  label: lengthUnit,
  place: 'more',
  codecs: { episodeGreater: codec, episodeLesser: codec },
  settle: ({ episodeGreater, episodeLesser }) => {
    const [least, most] = ordered(episodeGreater, episodeLesser);
    // The ends of the slider are no bounds.
    return { episodeGreater: least || undefined, episodeLesser: most === MAX_LENGTH ? undefined : most };
  },
  control: { kind: 'length' },
  tags: ({ type, params }) => [
    ...tagsOf(params, 'episodeGreater', (least) => t`At least ${least} ${{ lengthUnit: lengthUnit(type) }}`),
    ...tagsOf(params, 'episodeLesser', (most) => t`At most ${most} ${{ lengthUnit: lengthUnit(type) }}`),
  ],
  pill: ({ type, params: { episodeGreater, episodeLesser } }) =>
    episodeGreater === undefined && episodeLesser === undefined
      ? []
      : [
          t`${{ episodeGreater: episodeGreater ?? 0 }} to ${{ episodeLesser: episodeLesser ?? '500+' }} ${type === 'media' ? 'ep or ch' : lengthUnit(type)}`,
        ],
  tracker: {
    send: ({ type, params: { episodeGreater, episodeLesser } }) => {
      // The bounds of the slider belong to the range, those of the tracker do not.
      const above = episodeGreater && episodeGreater - 1;
      const below = episodeLesser === undefined ? undefined : episodeLesser + 1;
      return {
        ...(type === 'manga' ? {} : { episodes_greater: above, episodes_lesser: below }),
        ...(type === 'anime' ? {} : { chapters_greater: above, chapters_lesser: below }),
      };
    },
  },
  mal: 'lengths',
};
