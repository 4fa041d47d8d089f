import { malQuery } from '@tsugi/data/operation';
import { type MalPerson, type MalPersonWire, toMalPerson } from './mal-characters.query.ts';

interface Wire {
  readonly positions: readonly string[];
  readonly person: MalPersonWire;
}

export interface MalStaffMember extends MalPerson {
  readonly positions: readonly string[];
}

/** Who made an anime. The service has no staff of manga. */
export const malStaff = malQuery<readonly Wire[], { readonly malId: number }, readonly MalStaffMember[]>({
  name: 'mal-staff',
  shape: 1,
  path: ({ malId }) => `/anime/${malId}/staff`,
  select: (staff) => staff.map(({ positions, person }) => ({ ...toMalPerson(person), positions })),
});
