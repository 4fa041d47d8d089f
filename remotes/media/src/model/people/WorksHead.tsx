import { type Message, translate } from '@tsugi/i18n';
import { msg, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { SegmentedControl } from '@tsugi/ui/components';
import { SelectField } from '@tsugi/ui/form';
import type { ReactNode } from 'react';
import type { Works } from './use-works.ts';
import classes from './WorksHead.module.css';
import { WORK_SORTS, type WorkSort } from './works-params.ts';

const SORT_LABELS: Readonly<Record<WorkSort, Message>> = {
  POPULARITY_DESC: msg`Popularity`,
  START_DATE_DESC: msg`Newest first`,
  START_DATE: msg`Oldest first`,
  SCORE_DESC: msg`Highest score`,
  SCORE: msg`Lowest score`,
  FAVOURITES_DESC: msg`Favourites`,
  TITLE_ROMAJI: msg`Title`,
};

export interface WorksHeadProps {
  readonly title: string;
  readonly works: Works;
  /** The page's own order. */
  readonly standardSort: WorkSort;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** The heading of a list of works with its filters. */
export function WorksHead({ title, works, standardSort, children }: WorksHeadProps) {
  const { params, change, isSignedIn } = works;
  const list = params.list === undefined || !isSignedIn ? 'all' : params.list ? 'mine' : 'others';
  return (
    <div className={`grid gap-3 ${classes.head}`}>
      <h2 className={classes.title}>{title}</h2>
      <div className={`row ${classes.controls}`}>
        {children}
        <div className={`row ${classes.list}`}>
          <SegmentedControl
            label={t`My list`}
            value={list}
            onChange={(value) => change({ list: value === 'all' ? undefined : value === 'mine' })}
            options={[
              { value: 'all', label: t`All` },
              { value: 'mine', label: t`On my list`, disabled: !isSignedIn },
              { value: 'others', label: t`Hide my list`, disabled: !isSignedIn },
            ]}
          />
          {!isSignedIn && <span className="fine">{t`Log in to filter by your list`}</span>}
        </div>
        <SelectField
          inline
          label={t`Sort`}
          value={params.sort ?? standardSort}
          options={WORK_SORTS.map((value) => ({ value, label: translate(SORT_LABELS[value]) }))}
          onChange={(value) => change({ sort: value === standardSort ? undefined : value })}
        />
      </div>
    </div>
  );
}

/** The way out of filters that leave nothing; none when nothing is filtered. */
export function EverythingButton({ works }: { readonly works: Works }) {
  const { params, change } = works;
  if (params.list === undefined && !params.main) return null;
  return <Button onClick={() => change({ list: undefined, main: false })}>{t`Show everything`}</Button>;
}
