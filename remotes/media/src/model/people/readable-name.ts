import type { PersonKind } from '@tsugi/data/pure';

const KIND_LABELS: Readonly<Record<PersonKind, string>> = {
  character: 'Character',
  staff: 'Staff',
  studio: 'Studio',
};

/** The name in the URL until the real one is there: "hina-sato" reads as "hina sato". */
export function readableName(kind: PersonKind, segment: string | undefined): string {
  return segment?.replaceAll('-', ' ').trim() || KIND_LABELS[kind];
}
