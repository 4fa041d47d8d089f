import type { AuthUser } from '@tsugi/data';
import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import { changesOf, draftOf } from './entry-draft.ts';
import { editorDataOf } from './entry-of-stored-list.ts';
import { rulesOf } from './rules-of.ts';

// The members that the editor reads.
const own = {
  customLists: ['Comfort', 'Owned'],
  advancedScoringEnabled: true,
  advancedScoring: ['Story', 'Art'],
};
const viewer = { scoreFormat: 'POINT_100', animeList: own, mangaList: own } as unknown as AuthUser;
const entry = {
  id: 9,
  mediaId: 7,
  status: 'CURRENT',
  score: 71,
  score100: 71,
  progress: 3,
  progressVolumes: 0,
  repeat: 0,
  private: true,
  hiddenFromStatusLists: false,
  notes: 'Rain',
  customLists: { Comfort: true, Owned: false },
  advancedScores: { Story: 70, Art: 0 },
  startedAt: { year: 2026, month: 2, day: 3 },
  completedAt: { year: null, month: null, day: null },
  media: { id: 7, type: 'ANIME', title: { userPreferred: 'Lantern' }, episodes: 12 },
} as unknown as ListEntry;

it('gives the editor all that a stored list knows of an entry, and nothing that would be sent unchanged', () => {
  const data = editorDataOf(entry, viewer);
  const rules = rulesOf(data);
  expect(rules).toMatchObject({
    scoreFormat: 'POINT_100',
    customLists: ['Comfort', 'Owned'],
    subScores: ['Story', 'Art'],
    totals: { episodes: 12 },
  });
  const listed = data.media.mediaListEntry;
  const draft = draftOf(listed, rules);
  expect(draft).toMatchObject({ progress: 3, notes: 'Rain', isPrivate: true });
  expect(changesOf(listed, draft, rules)).toEqual({});
  expect(changesOf(listed, { ...draft, progress: 4 }, rules)).toEqual({ progress: 4 });
});
