import { present } from '../present.ts';
import type { UserCardFragment } from './generated/operations.ts';

/** A user as a list shows one. */
export interface UserCardData {
  readonly id: number;
  readonly name: string;
  readonly avatar: { readonly large: string | null };
}

export function toUserCard(user: UserCardFragment): UserCardData {
  return { id: user.id, name: user.name, avatar: { large: user.avatar?.large ?? null } };
}

export function toUserCards(
  list: readonly (UserCardFragment | null)[] | null | undefined,
): readonly UserCardData[] {
  return present(list).map(toUserCard);
}
