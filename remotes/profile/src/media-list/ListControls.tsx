import { Chip, IconButton, SearchField } from '@tsugi/ui/components';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import classes from './MediaListPage.module.css';
import { LIST_SORTS, type ListFilter, type ListSort, type ListType } from './params.ts';

export interface ListControlsProps {
  readonly filter: ListFilter;
  readonly type: ListType;
  readonly onChange: (changes: Partial<ListFilter>) => void;
}

const FILTER_DELAY_MS = 100;

/** Search, order and direction; a genre that came with the URL can be taken away. */
export function ListControls({ filter, type, onChange }: ListControlsProps) {
  const id = useId();
  const [text, setText] = useSettledText(filter.search, (search) => onChange({ search }));
  return (
    <div className={classes.controls}>
      <SearchField
        className={classes.search}
        label={`Search this ${type} list`}
        placeholder="Search this list"
        value={text}
        onChange={setText}
      />
      <div className={classes.sort}>
        <label htmlFor={id}>Sort by</label>
        <select
          id={id}
          value={filter.sort}
          onChange={(event) => {
            const sort = LIST_SORTS.find((name) => name === event.target.value);
            if (sort) onChange({ sort });
          }}
        >
          {LIST_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
        <IconButton
          label="Reverse order"
          variant="quiet"
          pressed={filter.reverse}
          onClick={() => onChange({ reverse: !filter.reverse })}
        >
          {filter.reverse ? <ArrowUpNarrowWide size={18} /> : <ArrowDownWideNarrow size={18} />}
        </IconButton>
      </div>
      {filter.genre !== '' && <Chip onRemove={() => onChange({ genre: '' })}>{filter.genre}</Chip>}
    </div>
  );
}

const SORT_LABELS: Readonly<Record<ListSort, string>> = {
  updated: 'Last update',
  score: 'Score',
  title: 'Title',
  progress: 'Progress',
  released: 'Release year',
  average: 'Average score',
};

/** The box follows every key; the URL follows once typing rests. A change of the URL replaces the text. */
function useSettledText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const [shown, setShown] = useState(settled);
  if (shown !== settled) {
    setShown(settled);
    if (text.trim() !== settled) setText(settled);
  }
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (text.trim() === settled) return;
    const timer = setTimeout(() => settle(text.trim()), FILTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return [text, setText] as const;
}
