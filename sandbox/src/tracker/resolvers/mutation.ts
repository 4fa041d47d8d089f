import type { Context, Resolver } from '../context.ts';
import { updateAniChartHighlights, updateAniChartSettings } from '../mutations/ani-chart.ts';
import { deleteCustomList } from '../mutations/custom-lists.ts';
import { saveListActivity } from '../mutations/list-activity.ts';
import { deleteReview, rateReview, saveReview } from '../mutations/reviewing.ts';
import { deleteEntry, saveEntry, updateEntries } from '../mutations/save-entry.ts';
import {
  saveRecommendation,
  toggleFavourite,
  toggleFollow,
  toggleLike,
  toggleLikeV2,
  updateFavouriteOrder,
} from '../mutations/social.ts';
import { deleteThreadComment, saveThreadComment } from '../mutations/thread-comments.ts';
import { deleteThread, saveThread, toggleThreadSubscription } from '../mutations/threads.ts';
import { updateUser } from '../mutations/update-user.ts';
import {
  deleteActivity,
  deleteActivityReply,
  saveActivityReply,
  saveMessageActivity,
  saveTextActivity,
  toggleActivityPin,
  toggleActivitySubscription,
} from '../mutations/writing.ts';

const perform =
  <Args>(mutation: (args: Args, context: Context) => unknown): Resolver<unknown, Args> =>
  (_, args, context) => {
    // Mutations of one document run one after the other, and the first that is refused is the last.
    if (refused.has(context)) {
      return null;
    }
    try {
      return mutation(args, context);
    } catch (error) {
      refused.add(context);
      throw error;
    }
  };

/** Requests of which a mutation was refused. */
const refused = new WeakSet<Context>();

const LIKEABLES: Readonly<Record<string, string>> = {
  THREAD: 'Thread',
  THREAD_COMMENT: 'ThreadComment',
  ACTIVITY_REPLY: 'ActivityReply',
  TEXT: 'TextActivity',
  MESSAGE: 'MessageActivity',
};

export const mutationResolvers = {
  Mutation: {
    UpdateUser: perform(updateUser),
    SaveMediaListEntry: perform(saveEntry),
    UpdateMediaListEntries: perform(updateEntries),
    DeleteMediaListEntry: perform(deleteEntry),
    SaveTextActivity: perform(saveTextActivity),
    SaveMessageActivity: perform(saveMessageActivity),
    DeleteActivity: perform(deleteActivity),
    ToggleActivityPin: perform(toggleActivityPin),
    ToggleActivitySubscription: perform(toggleActivitySubscription),
    SaveActivityReply: perform(saveActivityReply),
    DeleteActivityReply: perform(deleteActivityReply),
    ToggleLike: perform(toggleLike),
    ToggleLikeV2: perform(toggleLikeV2),
    ToggleFollow: perform(toggleFollow),
    ToggleFavourite: perform(toggleFavourite),
    UpdateFavouriteOrder: perform(updateFavouriteOrder),
    SaveReview: perform(saveReview),
    DeleteReview: perform(deleteReview),
    RateReview: perform(rateReview),
    SaveRecommendation: perform(saveRecommendation),
    DeleteCustomList: perform(deleteCustomList),
    SaveListActivity: perform(saveListActivity),
    SaveThread: perform(saveThread),
    DeleteThread: perform(deleteThread),
    ToggleThreadSubscription: perform(toggleThreadSubscription),
    SaveThreadComment: perform(saveThreadComment),
    DeleteThreadComment: perform(deleteThreadComment),
    UpdateAniChartSettings: perform(updateAniChartSettings),
    UpdateAniChartHighlights: perform(updateAniChartHighlights),
  },
  LikeableUnion: {
    __resolveType: ({ likeable, kind }: { likeable: string; kind?: string }) =>
      LIKEABLES[likeable === 'ACTIVITY' ? (kind ?? '') : likeable] ?? 'ListActivity',
  },
};
