import type { ChangeSubject } from './change-subject.ts';
import { entryMutation } from './definitions/entry-mutation.ts';
import { favouriteMutation } from './definitions/favourite-mutation.ts';
import { followMutation } from './definitions/follow-mutation.ts';
import { likeMutation } from './definitions/like-mutation.ts';
import { ratingMutation } from './definitions/rating-mutation.ts';
import type { Members, MutationDefinition } from './mutation-definition.ts';

/** The channel of a change that an earlier page has left behind. */
export function definitionOf(subject: ChangeSubject): MutationDefinition<Members> {
  // Erased: the members kept beside a subject only ever meet the functions of its own channel.
  return anyDefinitionOf(subject) as unknown as MutationDefinition<Members>;
}

function anyDefinitionOf(subject: ChangeSubject) {
  switch (subject.about) {
    case 'favourite':
      return favouriteMutation(subject.kind, subject.id);
    case 'like':
      return likeMutation(subject.kind, subject.id);
    case 'follow':
      return followMutation(subject.id);
    case 'entry':
      return entryMutation(subject.id);
    case 'rating':
      return ratingMutation(subject);
  }
}
