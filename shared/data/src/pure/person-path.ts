import { titleSlug } from './title-slug.ts';

/** What has a page below `/ani/` besides media. */
export type PersonKind = 'character' | 'staff' | 'studio';

/** The URL of a character, a member of the staff or a studio from the product's root: `/ani/staff/95001/rin-mori`. */
export function personPath(kind: PersonKind, id: number, name: string | null | undefined): string {
  return ['/ani', kind, id, titleSlug(name ?? '')].filter((segment) => segment !== '').join('/');
}
