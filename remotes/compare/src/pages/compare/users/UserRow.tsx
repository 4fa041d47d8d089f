import { t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { Avatar, describeFailure, IconButton, MissingParts } from '@tsugi/ui/components';
import { X } from 'lucide-react';
import type { ChosenUser } from '../../../model/params.ts';
import type { UserProgress } from '../../../model/types.ts';
import { HelpTip } from './HelpTip.tsx';
import { listNote, listProblem } from './list-note.ts';
import classes from './UserRow.module.css';

export interface UserRowProps {
  readonly user: ChosenUser;
  readonly progress: UserProgress;
  readonly onChange: (changes: Partial<Pick<ChosenUser, 'disabled' | 'excluded'>>) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** One chosen user: who, how the list stands, and what part it takes. */
export function UserRow({ user, progress, onChange, onRemove, onRetry }: UserRowProps) {
  const { name, avatar, list } = progress;
  return (
    <li className={`row wrap ${classes.row}`} data-disabled={user.disabled ? '' : undefined}>
      <AppLink to={`/user/${encodeURIComponent(name)}`} className={`row gap-3 narrow strong ${classes.who}`}>
        <Avatar name={name} src={avatar} size={36} />
        <span className={`one-line narrow ${classes.name}`}>
          {name}
          {list.status !== 'error' && (
            <span className={`fine ${classes.note}`} data-busy={isBusy(progress) ? '' : undefined}>
              {listNote(list)}
            </span>
          )}
        </span>
      </AppLink>
      <IconButton label={t`Remove ${name}`} size="sm" onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
      {list.status === 'ready' && list.missing.length > 0 && (
        <div className={classes.incomplete}>
          <MissingParts missing={list.missing} onRetry={onRetry} />
        </div>
      )}
      {list.status === 'error' && <Problem list={list} name={user.name} onRetry={onRetry} />}
      <Choice
        label={t`Disable`}
        fullLabel={t`Disable ${name}`}
        help={t`Stays on this page and takes no part in the comparison.`}
        checked={user.disabled}
        onChange={(disabled) => onChange({ disabled })}
      />
      <Choice
        label={t`Filter out`}
        fullLabel={t`Filter out ${name}`}
        help={t`Takes every title on this list out of the result.`}
        checked={user.excluded}
        onChange={(excluded) => onChange({ excluded })}
      />
    </li>
  );
}

function isBusy({ list }: UserProgress): boolean {
  return list.status === 'loading' || (list.status === 'ready' && list.isRefreshing);
}

interface ProblemProps {
  readonly list: Extract<UserProgress['list'], { status: 'error' }>;
  readonly name: string;
  readonly onRetry: () => void;
}

function Problem({ list, name, onRetry }: ProblemProps) {
  const { title, text, canRetry } = listProblem(list.error, name);
  return (
    <div className={classes.error} role="alert" data-reason={describeFailure(list.error).reason}>
      <p>{title}</p>
      {text && <p className={`fine ${classes.note}`}>{text}</p>}
      {canRetry && <Button size="sm" onClick={onRetry}>{t`Try again`}</Button>}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** With the user's name. */
  readonly fullLabel: string;
  readonly help: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Choice({ label, fullLabel, help, checked, onChange }: ChoiceProps) {
  return (
    <span className={`inline-row ${classes.choice}`}>
      <label className={`fine inline-row gap-2 ${classes.label}`}>
        <input
          type="checkbox"
          checked={checked}
          aria-label={fullLabel}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <HelpTip about={label} text={help} />
    </span>
  );
}
