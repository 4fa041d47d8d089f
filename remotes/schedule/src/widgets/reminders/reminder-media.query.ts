import { present, trackerQuery } from '@tsugi/data/operation';
import type { ReminderMediaQuery } from '../../generated/operations.ts';
import { AIRING_MEDIA, type AiringMedia, toAiringMedia } from '../../model/airing.ts';

/** Titles that reminders are about although they are not watched: at most 50. */
export const reminderMedia = trackerQuery<
  ReminderMediaQuery,
  { readonly mediaIds: readonly number[] },
  readonly AiringMedia[]
>({
  name: 'reminder-media',
  shape: 1,
  document: `query ReminderMedia($mediaIds: [Int]) {
  Page(perPage: 50) { media(id_in: $mediaIds, type: ANIME) { ...AiringMedia } }
}
${AIRING_MEDIA}`,
  // Titles and covers rarely change.
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 86_400 },
  select: ({ Page }) => present(Page?.media).map(toAiringMedia),
});
