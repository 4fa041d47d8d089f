import { STAFF, type Staff } from '../catalogue/staff.ts';
import { itemAt, type Rng } from '../random.ts';

/** One who sings, or a group of such. */
export type Artist = { id: number; name: string; native: string | null; slug: string; staff: Staff | null };

const singers: readonly Artist[] = STAFF.filter(({ occupation }) => occupation === 'Theme Song Artist').map(
  (staff) => ({
    id: staff.id,
    name: staff.name.full,
    native: staff.name.native,
    slug: slugOf(staff.name.full),
    staff,
  }),
);
const bySlug = new Map<string, Artist>();
const byStaff = new Map<number, Artist>();
for (const artist of singers) {
  const slug = bySlug.has(artist.slug) ? `${artist.slug}_${artist.id}` : artist.slug;
  const named = { ...artist, slug };
  bySlug.set(slug, named);
  byStaff.set(artist.id, named);
}

/** Beyond the ids of staff. */
const FIRST_GROUP = 900_001;
const GROUP_NAMES = [
  'Lantern Parade',
  'Tidewater Five',
  'Kaze Iro',
  'Paper Comets',
  'Yoake Club',
  'Nijuu-nana',
];
const groups = GROUP_NAMES.map((name, at) => {
  const count = 2 + (at % 3);
  const members = Array.from({ length: count }, (_, place) => singer((at * 7 + place * 3) % singers.length));
  const group: Artist = { id: FIRST_GROUP + at, name, native: null, slug: slugOf(name), staff: null };
  bySlug.set(group.slug, group);
  return { group, members };
});

/** The members of a group; none of a single artist. */
export function membersOf({ id }: Artist): readonly Artist[] {
  return groups.find(({ group }) => group.id === id)?.members ?? [];
}

export function groupsOf({ id }: Artist): readonly Artist[] {
  return groups.flatMap(({ group, members }) => (members.some((one) => one.id === id) ? [group] : []));
}

export function allArtists(): readonly Artist[] {
  return [...bySlug.values()];
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

export function artistBySlug(slug: string): Artist | undefined {
  return bySlug.get(slug);
}

function singer(index: number): Artist {
  const drawn = itemAt(singers, index);
  return byStaff.get(drawn.id) ?? drawn;
}

export function pickArtist(rng: Rng): Artist {
  return singer(Math.floor(rng.next() ** 1.8 * singers.length));
}

/** The singer that the crew of a work names. */
export function artistOfStaff(id: number): Artist | undefined {
  return byStaff.get(id);
}

/** Chosen by a number, not by chance. */
export function groupAt(seed: number): { readonly group: Artist; readonly members: readonly Artist[] } {
  return itemAt(groups, seed % groups.length);
}

export function nameAt(seed: number): string {
  return itemAt(singers, seed % singers.length).name;
}
