/** An entry of the feed. `mediaId` and `status` belong to list activities, `text` to the others, `recipientId` to messages. */
export type Activity = {
  id: number;
  kind: 'TEXT' | 'ANIME_LIST' | 'MANGA_LIST' | 'MESSAGE';
  userId: number;
  recipientId: number | null;
  mediaId: number | null;
  status: string | null;
  progress: string | null;
  text: string | null;
  isPrivate: boolean;
  isLocked: boolean;
  isPinned: boolean;
  /** Unix seconds. */
  createdAt: number;
};

export type Reply = { id: number; activityId: number; userId: number; text: string; createdAt: number };
