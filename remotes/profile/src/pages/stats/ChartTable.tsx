import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { measureLabels, measureText } from '../../model/measure.ts';
import classes from './ChartTable.module.css';
import type { StatRow } from './stats-view.ts';

export interface ChartTableProps {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly StatRow[];
  readonly type: ListType;
}

/** All numbers of a chart; rows without a title are left out. */
export function ChartTable({ title, about, rows, type }: ChartTableProps) {
  const labels = measureLabels(type);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={classes.scroll} aria-label={t`${title} as a table`} tabIndex={0}>
      <table className={`accent-links ${classes.table}`}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{about}</th>
            {labels.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ count }) => count > 0)
            .map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.to ? <AppLink to={row.to}>{row.label}</AppLink> : row.label}</th>
                {labels.map(({ value }) => (
                  <td key={value}>{measureText(row, value, type)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
