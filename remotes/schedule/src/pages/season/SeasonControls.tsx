import { t } from '@tsugi/i18n/macro';
import { SearchField } from '@tsugi/ui/components';
import { FilterBar, FilterTags } from '@tsugi/ui/filter-tags';
import { useTypedText } from '@tsugi/ui/url-state';
import { type SeasonFilterName, seasonParams } from './params.ts';
import classes from './Season.module.css';
import type { SeasonFilters } from './SeasonPanel.tsx';
import { seasonTags, showLabel, sortLabel } from './season-labels.ts';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "season-filters" */ './SeasonPanel.tsx')).SeasonPanel;

/** The text search, the filters and the order of a season's titles, and what of it is set. */
export function SeasonControls(filters: SeasonFilters) {
  const { params, onChange } = filters;
  const { genre, group, show, skipped, sort } = params;
  const tags = seasonTags(params);
  const [text, setText] = useTypedText(params.q, (q) => onChange({ q }));
  return (
    <>
      <div className={`row wrap ${classes.controls}`}>
        <SearchField
          className={classes.search}
          label={t`Search the titles of this season`}
          placeholder={t`Search titles`}
          value={text}
          onChange={setText}
        />
        <FilterBar<SeasonFilterName, SeasonFilters>
          pills={[
            { name: 'genre', label: t`Genres`, count: genre.length },
            { name: 'group', label: t`Format`, count: group.length },
            {
              name: 'show',
              label: t({ message: 'Show', comment: 'A filter: which titles are shown' }),
              value: show && showLabel(show),
              count: skipped ? 1 : 0,
            },
            { name: 'sort', label: t`Sort`, value: sortLabel(sort), atEnd: true },
          ]}
          className={classes.filters}
          load={loadPanel}
          panel={filters}
        />
      </div>
      {tags.length > 0 && (
        <FilterTags
          label={t`Filters that are set`}
          tags={tags}
          onRemove={({ without }) => onChange(without)}
          onClearAll={() => {
            const { sort: _sort, reverse: _reverse, ...none } = seasonParams.parse(new URLSearchParams());
            onChange(none);
          }}
        />
      )}
    </>
  );
}
