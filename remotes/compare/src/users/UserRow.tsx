import { AppLink, Button } from '@tsugi/ui';
import { Avatar, describeFailure, IconButton } from '@tsugi/ui/components';
import { X } from 'lucide-react';
import type { UserListState } from '../lists/use-user-lists.ts';
import type { ChosenUser } from '../params.ts';
import { HelpTip } from './HelpTip.tsx';
import { listNote } from './list-note.ts';
import classes from './UserRow.module.css';

export interface UserRowProps {
  readonly user: ChosenUser;
  readonly list: UserListState;
  readonly onChange: (changes: Partial<Pick<ChosenUser, 'disabled' | 'excluded'>>) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

const DISABLE_HELP = 'Stays on this page and takes no part in the comparison.';
const EXCLUDE_HELP = 'Takes every title on this list out of the result.';

/** One chosen user: who, how the list stands, and what part it takes. */
export function UserRow({ user, list, onChange, onRemove, onRetry }: UserRowProps) {
  const name = list.status === 'ready' ? list.list.name : user.name;
  const avatar = list.status === 'ready' ? list.list.avatar : null;
  return (
    <li className={classes.row} data-disabled={user.disabled ? '' : undefined}>
      <div className={classes.head}>
        <AppLink to={`/user/${encodeURIComponent(name)}`} className={classes.who}>
          <Avatar name={name} src={avatar} size={40} />
          <span className={classes.text}>
            <span className={classes.name}>{name}</span>
            {list.status !== 'error' && <span className={classes.note}>{listNote(list)}</span>}
          </span>
        </AppLink>
        <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {list.status === 'error' && (
        <div className={classes.error} role="alert" data-reason={describeFailure(list.error).reason}>
          {list.error.kind === 'not-found' ? (
            <p>No user found with name: "{user.name}"</p>
          ) : (
            <>
              <p>This list could not be loaded</p>
              <p className={classes.note}>{describeFailure(list.error).text}</p>
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            </>
          )}
        </div>
      )}
      <div className={classes.choices}>
        <Choice
          label="Disable"
          of={name}
          help={DISABLE_HELP}
          checked={user.disabled}
          onChange={(disabled) => onChange({ disabled })}
        />
        <Choice
          label="Filter out"
          of={name}
          help={EXCLUDE_HELP}
          checked={user.excluded}
          onChange={(excluded) => onChange({ excluded })}
        />
      </div>
    </li>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly of: string;
  readonly help: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Choice({ label, of, help, checked, onChange }: ChoiceProps) {
  return (
    <span className={classes.choice}>
      <label className={classes.label}>
        <input
          type="checkbox"
          checked={checked}
          aria-label={`${label} ${of}`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <HelpTip about={label} text={help} />
    </span>
  );
}
