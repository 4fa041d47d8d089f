import { useQuery } from '@tsugi/data';
import { Combobox } from '@tsugi/ui/combobox';
import { Avatar, describeFailure } from '@tsugi/ui/components';
import { useState } from 'react';
import { suggestions } from './suggestions.ts';
import classes from './UserCombobox.module.css';
import { useDebounced } from './use-debounced.ts';
import { useFollowedPeople } from './use-followed-people.ts';
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
      ? { heading: 'People you follow', isLoading: followed.isLoading, error: followed.problem }
      : {
          isLoading: !isCurrent || status === 'loading',
          error: isCurrent && error ? describeFailure(error).text : undefined,
        };
  return (
    <Combobox
      label="Find a user"
      placeholder="Add a user"
      value={text}
      onChange={onText}
      autoFocus={autoFocus}
      onFocus={() => setIsUsed(true)}
      items={items}
      itemKey={(user) => user.id}
      itemLabel={(user) => user.name}
      renderItem={(user) => (
        <span className={classes.suggestion}>
          <Avatar name={user.name} src={user.avatar.large} size={32} />
          {user.name}
        </span>
      )}
      onSelect={(user) => onAdd(user.name)}
      onSubmitText={onAdd}
      suggestsWhenEmpty={suggestsWhenEmpty}
      emptyText="No user of that name."
      {...state}
    />
  );
}
