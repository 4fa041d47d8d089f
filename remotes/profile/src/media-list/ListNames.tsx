import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import { userPath } from '../shared/user-path.ts';
import classes from './ListNames.module.css';
import type { ListType } from './list-filter.ts';
import type { ListSummary } from './worker/list.protocol.ts';

export interface ListNamesProps {
  readonly userName: string;
  readonly type: ListType;
  readonly summary: ListSummary;
  /** What is filtered stays filtered on the next list. */
  readonly search: string;
}

/** All of a list, then each of its lists with the number of titles. */
export function ListNames({ userName, type, summary, search }: ListNamesProps) {
  return (
    <nav aria-label="Lists" className={classes.names}>
      <ListLink path={userPath(userName, type)} search={search} label="All" count={summary.total} />
      {summary.sections.filter(isShown).map(({ name, count }) => (
        <ListLink
          key={name}
          path={userPath(userName, type, name)}
          search={search}
          label={name}
          count={count}
        />
      ))}
    </nav>
  );
}

/** A section that the owner has just emptied is gone. */
function isShown({ count }: { readonly count: number }): boolean {
  return count > 0;
}

interface ListLinkProps {
  readonly path: string;
  readonly search: string;
  readonly label: string;
  readonly count: number;
}

function ListLink({ path, search, label, count }: ListLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = decodeURI(pathname) === decodeURI(path);
  return (
    <AppLink
      to={{ pathname: path, search }}
      className={classes.name}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{formatNumber(count)}</span>
    </AppLink>
  );
}
