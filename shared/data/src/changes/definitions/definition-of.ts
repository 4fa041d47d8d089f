import { entryMutation } from './entry-mutation.ts';
import { favouriteMutation } from './favourite-mutation.ts';
import { followMutation } from './follow-mutation.ts';
import { likeMutation } from './like-mutation.ts';
import type { Members, MutationDefinition, MutationSubject } from './mutation-definition.ts';
import { ratingMutation } from './rating-mutation.ts';

/** The definition of a change that an earlier page made. */
export function definitionOf(subject: MutationSubject): MutationDefinition<Members> {
  // Erased: the members stored beside a subject only ever meet the functions of its own definition.
  return typedDefinitionOf(subject) as unknown as MutationDefinition<Members>;
}

function typedDefinitionOf(subject: MutationSubject) {
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
