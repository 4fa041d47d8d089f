import type { Catalogue } from '../catalogue/catalogue.ts';
import { FIRST_CHARACTER_ID } from '../catalogue/characters.ts';
import { STAFF } from '../catalogue/staff.ts';
import type { Notification, NotificationType } from './notification.ts';

export const SUBMISSION_TYPES: readonly NotificationType[] = [
  'MEDIA_SUBMISSION_UPDATE',
  'STAFF_SUBMISSION_UPDATE',
  'CHARACTER_SUBMISSION_UPDATE',
];

/** One submission of each kind and outcome. A new title that was rejected has no media. */
export function submissions({ media }: Catalogue): readonly Omit<Notification, 'id' | 'createdAt'>[] {
  const [staff] = STAFF;
  return [
    {
      type: 'MEDIA_SUBMISSION_UPDATE',
      status: 'accepted',
      contexts: ['Your submission for ', ' was ', '.'],
      ...(media[0] === undefined ? {} : { mediaId: media[0].id }),
    },
    {
      type: 'MEDIA_SUBMISSION_UPDATE',
      status: 'rejected',
      contexts: ['Your submission for ', ' was ', '.'],
      submittedTitle: 'The Kettle That Was Not There',
      notes: 'No source could be found.',
    },
    {
      type: 'STAFF_SUBMISSION_UPDATE',
      status: 'partially accepted',
      contexts: ['Your submission for ', ' was ', '.'],
      ...(staff === undefined ? {} : { staffId: staff.id }),
      notes: 'The birthday was left out.',
    },
    {
      type: 'CHARACTER_SUBMISSION_UPDATE',
      status: 'accepted',
      contexts: ['Your submission for ', ' was ', '.'],
      characterId: FIRST_CHARACTER_ID,
    },
  ];
}
