import { select, t } from '@tsugi/i18n/macro';
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

/** The tracker joins conditions by "and": one search with bounds for both types would find nothing. */
export function asksByType(type: SearchType, { episodeGreater, episodeLesser }: LengthParams): boolean {
  return type === 'media' && (episodeGreater ?? episodeLesser) !== undefined;
}

/** How many episodes or chapters: of a mix, anime have episodes and manga chapters. */
export const length: Filter<LengthParams> = {
  name: 'length',
  label: (type) => select(type, { anime: 'Episodes', manga: 'Chapters', other: 'Episodes or chapters' }),
  place: 'more',
  codecs: { episodeGreater: codec, episodeLesser: codec },
  settle: ({ episodeGreater, episodeLesser }) => {
    const [least, most] = ordered(episodeGreater, episodeLesser);
    // The ends of the slider are no bounds.
    return { episodeGreater: least || undefined, episodeLesser: most === MAX_LENGTH ? undefined : most };
  },
  control: { kind: 'length' },
  tags: ({ type, params }) => [
    ...tagsOf(params, 'episodeGreater', (least) =>
      select(type, {
        anime: `At least ${least} episodes`,
        manga: `At least ${least} chapters`,
        other: `At least ${least} episodes or chapters`,
      }),
    ),
    ...tagsOf(params, 'episodeLesser', (most) =>
      select(type, {
        anime: `At most ${most} episodes`,
        manga: `At most ${most} chapters`,
        other: `At most ${most} episodes or chapters`,
      }),
    ),
  ],
  pill: ({ type, params: { episodeGreater, episodeLesser } }) => {
    if (episodeGreater === undefined && episodeLesser === undefined) return [];
    const [least, most] = [episodeGreater ?? 0, episodeLesser ?? `${MAX_LENGTH}+`];
    return [
      select(type, {
        anime: `${least} to ${most} episodes`,
        manga: `${least} to ${most} chapters`,
        other: `${least} to ${most} ep or ch`,
      }),
    ];
  },
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
  mal: () => t`MAL search does not know lengths.`,
};
