import { useQuery } from '@tsugi/data';
import { Combobox } from '@tsugi/ui/combobox';
import { Avatar, describeFailure } from '@tsugi/ui/components';
import classes from './UserCombobox.module.css';
import { useDebounced } from './use-debounced.ts';
import { userSearch } from './user-search.query.ts';

export interface UserComboboxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** A suggestion was chosen, or a name typed; trimmed and not empty. */
  readonly onAdd: (name: string) => void;
  /** It replaces a box that had the focus. */
  readonly autoFocus: boolean;
}

const SEARCH_DELAY_MS = 300;

/** The box that finds users and adds them. */
export function UserCombobox({ text, onText, onAdd, autoFocus }: UserComboboxProps) {
  const wanted = text.trim();
  const asked = useDebounced(wanted, SEARCH_DELAY_MS);
  const { data, status, error } = useQuery(userSearch, asked === '' ? null : { search: asked, page: 1 });
  const isCurrent = asked === wanted;
  return (
    <Combobox
      label="Find a user"
      placeholder="Add a user"
      value={text}
      onChange={onText}
      autoFocus={autoFocus}
      items={isCurrent ? (data?.items ?? []) : []}
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
      isLoading={!isCurrent || status === 'loading'}
      error={isCurrent && error ? describeFailure(error).text : undefined}
      emptyText="No user of that name."
    />
  );
}
