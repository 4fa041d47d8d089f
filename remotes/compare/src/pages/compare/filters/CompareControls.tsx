import { SearchField } from '@tsugi/ui/components';
import { FilterTags } from '@tsugi/ui/filter-tags';
import classes from './CompareControls.module.css';
import { CompareFilterBar } from './CompareFilterBar.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { tagsOf } from './filter-labels.ts';

export interface CompareControlsProps extends FilterBarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onReset: () => void;
}

/** The text search, the filters and the order, with what of it is set. */
export function CompareControls({ text, onText, onReset, ...bar }: CompareControlsProps) {
  const { type, query, onChange } = bar;
  const tags = tagsOf(query, type);
  return (
    <>
      <div className={classes.controls}>
        <SearchField
          className={classes.search}
          label={`Search ${type} titles`}
          placeholder="Search titles"
          value={text}
          onChange={onText}
        />
        <CompareFilterBar {...bar} />
      </div>
      {tags.length > 0 && (
        <FilterTags
          label="Filters that are set"
          tags={tags}
          onRemove={({ without }) => {
            if (without.search !== undefined) onText(without.search);
            onChange(without);
          }}
          onClearAll={onReset}
          clearLabel="Reset filters"
        />
      )}
    </>
  );
}
