import type { HttpResponse } from '../http/message.ts';

/** The marks: no other number of the catalogue is written like one of them. */
export const MARKED_AVERAGE = 63;
export const MARKED_PLACE = 6363;
export const MARKED_VOTES = 63_636;
const MARKED_MAL_SCORE = 6.36;

/** Gives all scores of titles values by which a test finds them in a page, wherever they stand. */
export class MarkedScores {
  private isOn = false;

  set(isOn: boolean): void {
    this.isOn = isOn;
  }

  apply(response: HttpResponse): HttpResponse {
    if (!this.isOn || typeof response.body !== 'string' || !response.body.startsWith('{')) return response;
    return { ...response, body: JSON.stringify(marked(JSON.parse(response.body))) };
  }
}

/** The same JSON with marks in place of averages, means, votes, places by score, and scores of reviews and of the MAL-style service. */
export function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, member]) => [name, markOf(name, member, value) ?? marked(member)] as const),
  );
}

function markOf(name: string, value: unknown, owner: object): number | undefined {
  if (typeof value !== 'number' || value === 0) return undefined;
  const has = (other: string): boolean => other in owner;
  if (name === 'averageScore' || (name === 'meanScore' && has('averageScore'))) return MARKED_AVERAGE;
  // Of a distribution: the score is the step, the amount is how many chose it.
  if (name === 'amount' && has('score')) return MARKED_VOTES;
  if (name === 'rank' && has('allTime'))
    return 'type' in owner && owner.type === 'POPULAR' ? value : MARKED_PLACE;
  if (name === 'score' && (has('summary') || has('ratingAmount'))) return MARKED_AVERAGE;
  if (name === 'score' && has('mal_id')) return MARKED_MAL_SCORE;
  return name === 'rank' && has('mal_id') ? MARKED_PLACE : undefined;
}
