import type { ChangeChannel, Members } from './change-channel.ts';
import type { ChangeSubject } from './change-subject.ts';
import { entryChannel } from './channels/entry-channel.ts';
import { favouriteChannel } from './channels/favourite-channel.ts';
import { followChannel } from './channels/follow-channel.ts';
import { likeChannel } from './channels/like-channel.ts';
import { ratingChannel } from './channels/rating-channel.ts';

/** The channel of a change that an earlier page has left behind. */
export function channelOf(subject: ChangeSubject): ChangeChannel<Members> {
  // Erased: the members kept beside a subject only ever meet the functions of its own channel.
  return anyChannelOf(subject) as unknown as ChangeChannel<Members>;
}

function anyChannelOf(subject: ChangeSubject) {
  switch (subject.about) {
    case 'favourite':
      return favouriteChannel(subject.kind, subject.id);
    case 'like':
      return likeChannel(subject.kind, subject.id);
    case 'follow':
      return followChannel(subject.id);
    case 'entry':
      return entryChannel(subject.id);
    case 'rating':
      return ratingChannel(subject);
  }
}
