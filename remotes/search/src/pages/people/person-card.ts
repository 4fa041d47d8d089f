import type { PageOf } from '@tsugi/data/operation';

/** What a card shows of a character, a member of the staff, a studio or a user. */
export interface PersonCard {
  readonly id: number;
  readonly name: string;
  /** The name in its own script; null when it is the same. */
  readonly nativeName: string | null;
  /** An absolute URL. */
  readonly image: string | null;
  /** Each alone; the page makes the line of them. */
  readonly facts: PersonFacts;
}

export interface PersonFacts {
  readonly favourites?: number;
  /** The most popular title of a character. */
  readonly knownFrom?: string;
  readonly occupations?: readonly string[];
  readonly isAnimationStudio?: boolean;
  readonly animeCount?: number;
  readonly mangaCount?: number;
}

export interface PeopleVariables {
  /** From 1. */
  readonly page: number;
  readonly search?: string;
  readonly sort: readonly string[];
  readonly isBirthday?: true;
}

/** The tracker allows 50. */
export const PER_PAGE = 30;

interface Wire {
  readonly id: number;
  readonly name?: { readonly userPreferred?: string | null; readonly native?: string | null } | null;
  readonly image?: { readonly large?: string | null } | null;
}

export function toPersonCard({ id, name, image }: Wire, facts: PersonFacts): PersonCard {
  const native = name?.native || null;
  const shown = name?.userPreferred || native || '';
  return {
    id,
    name: shown,
    nativeName: native === shown ? null : native,
    image: image?.large ?? null,
    facts,
  };
}

export function toPage(
  items: readonly PersonCard[],
  pageInfo: { readonly hasNextPage?: boolean | null } | null | undefined,
): PageOf<PersonCard> {
  return { items, hasNextPage: pageInfo?.hasNextPage ?? false };
}
