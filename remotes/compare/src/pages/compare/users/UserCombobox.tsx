import { useAuth, useQuery } from '@tsugi/data';
import { userFollowing } from '@tsugi/data/operations/user-following';
import { t } from '@tsugi/i18n/macro';
import { Combobox } from '@tsugi/ui/combobox';
import { Avatar, describeFailure } from '@tsugi/ui/components';
import { useEffect, useState } from 'react';
import { suggestions } from './suggestions.ts';
import { userSearch } from './user-search.query.ts';

export interface UserComboboxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** A suggestion was chosen, or a name typed; trimmed and not empty. */
  readonly onAdd: (name: string) => void;
  /** It replaces a box that had the focus. */
  readonly autoFocus: boolean;
  /** The names of those who are compared already. */
  readonly compared: readonly string[];
}

const SEARCH_DELAY_MS = 300;

/** The box that finds users and adds them. Before anything is typed it suggests whom the viewer follows, asked for with the focus. */
export function UserCombobox({ text, onText, onAdd, autoFocus, compared }: UserComboboxProps) {
  const [isUsed, setIsUsed] = useState(autoFocus);
  const followed = useFollowedPeople(isUsed);
  const wanted = text.trim();
  const asked = useDebounced(wanted, SEARCH_DELAY_MS);
  const { data, status, error } = useQuery(userSearch, asked === '' ? null : { search: asked, page: 1 });
  const isCurrent = asked === wanted;
  const items = suggestions({
    text,
    following: followed.people,
    found: isCurrent ? (data?.items ?? []) : [],
    compared,
  });
  const suggestsWhenEmpty = items.length > 0 || followed.isLoading || followed.problem !== undefined;
  const state =
    wanted === ''
      ? { heading: t`People you follow`, isLoading: followed.isLoading, error: followed.problem }
      : {
          isLoading: !isCurrent || status === 'loading',
          error: isCurrent && error ? describeFailure(error).text : undefined,
        };
  return (
    <Combobox
      label={t`Find a user`}
      placeholder={t`Add a user`}
      value={text}
      onChange={onText}
      autoFocus={autoFocus}
      onFocus={() => setIsUsed(true)}
      items={items}
      itemKey={(user) => user.id}
      itemLabel={(user) => user.name}
      renderItem={(user) => (
        <span className="row gap-3 anywhere">
          <Avatar name={user.name} src={user.avatar.large} size={32} />
          {user.name}
        </span>
      )}
      onSelect={(user) => onAdd(user.name)}
      onSubmitText={onAdd}
      suggestsWhenEmpty={suggestsWhenEmpty}
      emptyText={t`No user of that name.`}
      {...state}
    />
  );
}

/** Whom the viewer follows: the first fifty by name, others are found by their names. Signed out, none. */
function useFollowedPeople(isAsked: boolean) {
  const auth = useAuth();
  const viewerId = auth.status === 'signed-in' ? auth.viewerId : undefined;
  const { data, error, status } = useQuery(
    userFollowing,
    isAsked && viewerId !== undefined ? { userId: viewerId, page: 1 } : null,
  );
  return {
    people: data?.items ?? [],
    isLoading: status === 'loading',
    problem:
      error && !data
        ? t`The people you follow could not be loaded. ${{ text: describeFailure(error).text }}`
        : undefined,
  };
}

/** The value as it was once it has stayed the same for this long. */
function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
