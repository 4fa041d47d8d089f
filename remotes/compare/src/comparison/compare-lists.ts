/** What the comparison needs of one list entry. Kept small: a list has thousands of them. */
export interface ComparedEntry {
  readonly mediaId: number;
  /** 1 to 100, whatever the user's own format is; 0 for no score. */
  readonly score: number;
  readonly repeat: number;
  /** Settles the order of equal averages. */
  readonly title: string;
}

export type ComparedList = readonly ComparedEntry[];

export interface CompareInput {
  /** Lists of the users whose titles are looked for. */
  readonly included: readonly ComparedList[];
  /** Lists whose titles are taken out. */
  readonly excluded: readonly ComparedList[];
  /** How many of the included users must have a title; all of them when left out. */
  readonly reviewsNeeded?: number;
  /** Whether an entry without a score counts as having the title. True when left out. */
  readonly missingScore?: boolean;
}

export interface ComparedTitle {
  readonly mediaId: number;
  /** Mean of the scores that were given, above 0 and up to 100; null when there is no score it. */
  readonly average: number | null;
  /** All users' rewatches or rereads together. */
  readonly repeat: number;
}

interface Tally {
  readonly title: string;
  users: number;
  scores: number;
  sum: number;
  repeat: number;
}

/** The titles that enough of the included users have and no excluded user has; highest average first. */
export function compareLists({
  included,
  excluded,
  reviewsNeeded,
  missingScore = true,
}: CompareInput): ComparedTitle[] {
  const needed = neededUsers(reviewsNeeded, included.length);
  const removed = new Set(excluded.flatMap((list) => list.map((entry) => entry.mediaId)));
  const tallies = new Map<number, Tally>();
  for (const list of included) {
    for (const entry of oncePerTitle(list)) {
      if (removed.has(entry.mediaId) || (!missingScore && entry.score <= 0)) continue;
      count(tallies, entry);
    }
  }
  return [...tallies]
    .filter(([, tally]) => tally.users >= needed)
    .sort(([, a], [, b]) => (mean(b) ?? 0) - (mean(a) ?? 0) || a.title.localeCompare(b.title))
    .map(([mediaId, tally]) => ({ mediaId, average: mean(tally), repeat: tally.repeat }));
}

/** At least 1; a number that is no whole number, or reaches the number of users, means all of them. */
export function neededUsers(reviewsNeeded: number | undefined, users: number): number {
  if (reviewsNeeded === undefined || !Number.isInteger(reviewsNeeded) || reviewsNeeded >= users) return users;
  return Math.max(1, reviewsNeeded);
}

/** A title on a status list and on custom lists is one entry of its user. */
function oncePerTitle(list: ComparedList): Iterable<ComparedEntry> {
  return new Map(list.map((entry) => [entry.mediaId, entry])).values();
}

function count(tallies: Map<number, Tally>, { mediaId, score, repeat, title }: ComparedEntry): void {
  let tally = tallies.get(mediaId);
  if (!tally) {
    tally = { title, users: 0, scores: 0, sum: 0, repeat: 0 };
    tallies.set(mediaId, tally);
  }
  tally.users += 1;
  tally.repeat += repeat;
  if (score <= 0) return;
  tally.scores += 1;
  tally.sum += score;
}

function mean({ sum, scores }: Tally): number | null {
  return scores === 0 ? null : sum / scores;
}
