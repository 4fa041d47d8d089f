import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { Button } from '@tsugi/ui';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './ChartPanel.module.css';
import { ChartTable } from './ChartTable.tsx';
import type { StatRow } from './stats-view.ts';

export interface ChartPanelProps {
  readonly title: string;
  /** What a row is about, as the heading of the table's first column. */
  readonly about: string;
  readonly rows: readonly StatRow[];
  readonly type: ListType;
  readonly isOfScores?: boolean;
  readonly className?: string | undefined;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart under its name, which can also be read as a table. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, about, rows, type, isOfScores = false, className, children } = props;
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <section className={`panel padded column gap-4 ${classes.panel} ${className ?? ''}`} aria-labelledby={id}>
      <div className="row spread gap-3">
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        {rows.length > 0 && (
          <Button
            className={classes.toggle}
            variant="ghost"
            size="sm"
            icon={<Icon size={15} aria-hidden="true" />}
            aria-describedby={id}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? t`Show chart` : t`Show table`}
          </Button>
        )}
      </div>
      {rows.length === 0 && (
        <p className="muted">{isOfScores ? t`Nothing is scored yet.` : t`Nothing to show yet.`}</p>
      )}
      {rows.length > 0 &&
        (isTable ? <ChartTable title={title} about={about} rows={rows} type={type} /> : children)}
    </section>
  );
}
