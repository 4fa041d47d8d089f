import { useParams, useSearchParams } from '@tsugi/router';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary, TabLinks } from '@tsugi/ui/components';
import { useMemo } from 'react';
import { useUserLists } from '../lists/use-user-lists.ts';
import { addUser, type ChosenUser, formatUsers, parseType, parseUsers } from '../params.ts';
import { AddUser } from '../users/AddUser.tsx';
import { UserRow } from '../users/UserRow.tsx';
import classes from './ComparePage.module.css';
import { viewStateOf } from './participants.ts';
import { ResultsPanel } from './ResultsPanel.tsx';

/** Users on the left, the titles they share on the right. */
export function ComparePage() {
  const type = parseType(useParams().type);
  const [search, setSearch] = useSearchParams();
  const users = useMemo(() => parseUsers(search), [search]);
  const names = users.map((user) => user.name);
  const { states, stateOf, retry } = useUserLists(names, type);
  const change = (next: readonly ChosenUser[]) => {
    setSearch(formatUsers(next, search), { replace: true, preventScrollReset: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: stateOf reads `states` and `type`
  const view = useMemo(() => viewStateOf(users, stateOf), [users, states, type]);
  const query = search.toString();
  const suffix = query === '' ? '' : `?${query}`;

  return (
    <div className={`page ${classes.page}`}>
      <PageTitle title={`Compare ${type}`} />
      <header className={classes.head}>
        <h1>Compare {type}</h1>
        <p className="muted">The titles that all chosen users have, with what each of them thought.</p>
        <TabLinks
          label="Type"
          tabs={[
            { to: `/compare/anime${suffix}`, label: 'Anime' },
            { to: `/compare/manga${suffix}`, label: 'Manga' },
          ]}
        />
      </header>
      <section className={classes.users} aria-label="Users">
        <PanelBoundary message="User search error">
          <AddUser onAdd={(name) => change(addUser(users, name))} />
        </PanelBoundary>
        <ul className={classes.list}>
          {users.map((user) => (
            <UserRow
              key={user.name}
              user={user}
              list={stateOf(user.name)}
              onChange={(changes) =>
                change(users.map((one) => (one === user ? { ...one, ...changes } : one)))
              }
              onRemove={() => change(users.filter((one) => one !== user))}
              onRetry={() => retry(user.name)}
            />
          ))}
        </ul>
      </section>
      <section className={classes.results} aria-label="Results">
        <PanelBoundary message="Results error">
          <ResultsPanel type={type} view={view} />
        </PanelBoundary>
      </section>
    </div>
  );
}
