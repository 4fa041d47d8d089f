import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { AppLink } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import { sectionLabel } from '../../model/section-label.ts';
import { useRevealCurrent } from '../../model/use-reveal-current.ts';
import { userPath } from '../../model/user-path.ts';
import classes from './ListNames.module.css';
import type { ListSummary } from './worker/list.protocol.ts';

export interface ListNamesProps {
  readonly userName: string;
  readonly type: ListType;
  readonly summary: ListSummary;
  /** The list that is shown, in any case; all of them without it. */
  readonly listName: string | undefined;
  /** What is filtered stays filtered on the next list. */
  readonly search: string;
}

/** All of a list, then each of its lists with the number of titles. */
export function ListNames({ userName, type, summary, listName, search }: ListNamesProps) {
  const current = listName?.toLowerCase();
  const nav = useRevealCurrent();
  return (
    <nav ref={nav} aria-label={t`Lists`} className={`flex gap-2 ${classes.names}`}>
      <ListLink
        path={userPath(userName, type)}
        search={search}
        label={t`All`}
        count={summary.total}
        isCurrent={current === undefined}
      />
      {summary.sections.filter(isShown).map((section) => (
        <ListLink
          key={section.name}
          path={userPath(userName, type, section.name)}
          search={search}
          label={sectionLabel(section, type)}
          count={section.count}
          isCurrent={section.name.toLowerCase() === current}
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
  readonly isCurrent: boolean;
}

function ListLink({ path, search, label, count, isCurrent }: ListLinkProps) {
  return (
    <AppLink
      to={{ pathname: path, search }}
      className={`row spread label gap-3 rigid muted ${classes.name}`}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      <span className={`anywhere ${classes.label}`} title={label}>
        {label}
      </span>
      <span className={classes.count}>{formatNumber(count)}</span>
    </AppLink>
  );
}
