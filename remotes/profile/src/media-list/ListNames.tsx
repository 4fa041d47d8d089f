import { NavLink } from '@tsugi/router';
import { formatNumber } from '@tsugi/ui';
import { userPath } from '../shared/user-path.ts';
import { countItems, oncePerTitle } from './filter-sections.ts';
import classes from './ListNames.module.css';
import type { ListSection } from './list-model.ts';
import type { ListType } from './params.ts';

export interface ListNamesProps {
  readonly userName: string;
  readonly type: ListType;
  readonly sections: readonly ListSection[];
  /** What is filtered stays filtered on the next list. */
  readonly search: string;
}

/** All of a list, then each of its lists with the number of titles. */
export function ListNames({ userName, type, sections, search }: ListNamesProps) {
  return (
    <nav aria-label="Lists" className={classes.names}>
      <ListLink
        path={userPath(userName, type)}
        search={search}
        label="All"
        count={countItems(oncePerTitle(sections))}
      />
      {sections.map(({ name, items }) => (
        <ListLink
          key={name}
          path={userPath(userName, type, name)}
          search={search}
          label={name}
          count={items.length}
        />
      ))}
    </nav>
  );
}

interface ListLinkProps {
  readonly path: string;
  readonly search: string;
  readonly label: string;
  readonly count: number;
}

function ListLink({ path, search, label, count }: ListLinkProps) {
  return (
    <NavLink to={{ pathname: path, search }} end className={classes.name ?? ''} preventScrollReset>
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{formatNumber(count)}</span>
    </NavLink>
  );
}
