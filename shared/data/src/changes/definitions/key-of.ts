import type { Members, MutationDefinition, MutationSubject } from './mutation-definition.ts';

/** Equal keys are the same thing: `favourite/anime/12`. */
export function keyOf(subject: MutationSubject): string {
  switch (subject.about) {
    case 'favourite':
    case 'like':
      return `${subject.about}/${subject.kind}/${subject.id}`;
    case 'setting':
      return `setting/${subject.name}`;
    default:
      return `${subject.about}/${subject.id}`;
  }
}

export function keyed(subject: MutationSubject): Pick<MutationDefinition<Members>, 'key' | 'subject'> {
  return { key: keyOf(subject), subject };
}
