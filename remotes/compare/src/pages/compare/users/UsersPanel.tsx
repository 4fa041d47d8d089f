import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Avatar, joinItems, PanelBoundary } from '@tsugi/ui/components';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { addUser, type ChosenUser, nameKey } from '../../../model/params.ts';
import type { Comparison } from '../../../model/types.ts';
import { AddUser } from './AddUser.tsx';
import { AffinityList } from './AffinityList.tsx';
import { UserRow } from './UserRow.tsx';
import classes from './UsersPanel.module.css';

export interface UsersPanelProps {
  readonly users: readonly ChosenUser[];
  readonly comparison: Comparison;
  readonly onChange: (users: readonly ChosenUser[]) => void;
}

const FACES = 4;

/** Who is compared. Beside the results on a desk; on a phone folded into one row above them. */
export function UsersPanel({ users, comparison, onChange }: UsersPanelProps) {
  const auth = useAuth();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(users.length === 0);
  const viewer = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const { results } = comparison;
  const summary = usersSummary(comparison);
  const isListed = viewer === undefined || users.some((user) => nameKey(user.name) === nameKey(viewer));
  const change = (user: ChosenUser, changes: Partial<ChosenUser>) =>
    onChange(users.map((one) => (one === user ? { ...one, ...changes } : one)));

  // The pressed button leaves the page; without this the focus would fall back to the page's start.
  const remove = (place: number) => {
    const neighbour = list.current?.children[place === users.length - 1 ? place - 1 : place + 1];
    (neighbour?.querySelector('button') ?? panel.current)?.focus();
    onChange(users.filter((_, one) => one !== place));
  };
  const addViewer = (name: string) => {
    panel.current?.focus();
    onChange(addUser(users, name));
  };

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`narrow ${classes.panel}`}
      aria-label={t`Users`}
      data-open={open ? '' : undefined}
    >
      <button
        type="button"
        className={classes.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {users.length > 0 && (
          <span className={classes.faces}>
            {comparison.users.slice(0, FACES).map(({ name, avatar }) => (
              <Avatar key={name} name={name} src={avatar} size={28} />
            ))}
          </span>
        )}
        <span className={classes.names}>{summary.names}</span>
        <span className={classes.lists}>{summary.lists}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <div id={id} className={`column gap-3 ${classes.body}`}>
        <PanelBoundary message={t`User search error`}>
          <AddUser
            isFirst={users.length === 0}
            compared={users.map(({ name }) => name)}
            onAdd={(name) => onChange(addUser(users, name))}
          />
        </PanelBoundary>
        {!isListed && (
          <Button
            size="sm"
            className={classes.self}
            onClick={() => addViewer(viewer)}
          >{t`Add yourself`}</Button>
        )}
        {users.length > 0 && (
          <ul ref={list} className={`panel column ${classes.list}`}>
            {users.map((user, place) => {
              const progress = comparison.users[place];
              return (
                progress && (
                  <UserRow
                    key={nameKey(user.name)}
                    user={user}
                    progress={progress}
                    onChange={(changes) => change(user, changes)}
                    onRemove={() => remove(place)}
                    onRetry={() => comparison.retry(user.name)}
                  />
                )
              );
            })}
          </ul>
        )}
        {results && results.affinities.length > 0 && (
          <AffinityList affinities={results.affinities} users={results.users} />
        )}
      </div>
    </section>
  );
}

/** The users in one line: "aoi, ren and 3 more", and how far their lists are: "2 loading", empty when all are there. */
function usersSummary({ users, pending }: Comparison) {
  const failed = users.filter(({ list }) => list.status === 'error').length;
  const incomplete = users.filter(({ list }) => list.status === 'ready' && list.missing.length > 0).length;
  return {
    names: namesText(users.map(({ name }) => name)),
    lists: joinItems(
      [
        pending > 0 ? t`${pending} loading` : '',
        failed > 0 ? t`${failed} failed` : '',
        incomplete > 0 ? t`${incomplete} incomplete` : '',
      ].filter(Boolean),
    ),
  };
}

const NAMED = 3;

function namesText(names: readonly string[]): string {
  if (names.length === 0) return t`Add users`;
  if (names.length <= NAMED) return joinItems(names);
  const first = joinItems(names.slice(0, NAMED - 1));
  const others = names.length - NAMED + 1;
  return t`${first} and ${others} more`;
}
