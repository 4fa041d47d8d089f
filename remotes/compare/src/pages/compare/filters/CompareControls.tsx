import { t } from '@tsugi/i18n/macro';
import { pillsOf } from '@tsugi/lists/filter-labels';
import { SearchField } from '@tsugi/ui/components';
import { FilterBar, FilterTags } from '@tsugi/ui/filter-tags';
import classes from './CompareControls.module.css';
import { type CompareFilters, labelsOfFilters, tagsOf } from './filter-labels.ts';

export interface CompareControlsProps extends CompareFilters {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onReset: () => void;
}

const loadPanel = async () =>
  (await import(/* webpackChunkName: "compare-filters" */ './ComparePanel.tsx')).ComparePanel;

/** The text search, the filters and the order, with what of it is set. */
export function CompareControls({ text, onText, onReset, ...filters }: CompareControlsProps) {
  const { type, query, included, onChange } = filters;
  const { reviewsNeeded, missingScore } = query;
  const tags = tagsOf(query, type);
  const { genre, format, userStatus, status, year, more, sort } = pillsOf(query, labelsOfFilters());
  const reviews = {
    name: 'reviews',
    label: t({ message: 'Reviews', context: 'users that need to have a title' }),
    value:
      reviewsNeeded === undefined
        ? undefined
        : t({ message: `${reviewsNeeded} of ${included}`, context: 'users' }),
  } as const;
  return (
    <>
      <div className={`row wrap ${classes.controls}`}>
        <SearchField
          className={classes.search}
          label={type === 'anime' ? t`Search anime titles` : t`Search manga titles`}
          placeholder={t`Search titles`}
          value={text}
          onChange={onText}
        />
        <FilterBar
          pills={[
            ...[genre, format, userStatus, status, year, reviews],
            { ...more, count: (more.count ?? 0) + (missingScore ? 0 : 1) },
            sort,
          ]}
          load={loadPanel}
          panel={filters}
        />
      </div>
      {tags.length > 0 && (
        <FilterTags
          label={t`Filters that are set`}
          tags={tags}
          onRemove={({ without }) => {
            if (without.search !== undefined) onText(without.search);
            onChange(without);
          }}
          onClearAll={onReset}
          clearLabel={t`Reset filters`}
        />
      )}
    </>
  );
}
