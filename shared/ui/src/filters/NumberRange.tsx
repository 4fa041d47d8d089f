import { t } from '@tsugi/i18n/macro';
import { useId, useState } from 'react';
import { FilterGroup } from './FilterGroup.tsx';
import classes from './Filters.module.css';
import { NumberBox } from './NumberBox.tsx';
import { isOrdered, type NumberBounds, opened, ordered, parseNumber } from './number-bounds.ts';
import { RangeSlider } from './RangeSlider.tsx';

export interface NumberRangeProps {
  readonly legend: string;
  readonly showLegend?: boolean | undefined;
  readonly min: number;
  readonly max: number;
  readonly value: NumberBounds;
  readonly onChange: (value: NumberBounds) => void;
  /** Adds a slider with two thumbs. Its ends are no bounds. */
  readonly slider?: boolean | undefined;
  /** The upper end stands for everything above, too: `500+`. */
  readonly openEnd?: boolean | undefined;
  /** A muted sentence below. */
  readonly hint?: string | undefined;
  readonly disabledReason?: string | undefined;
}

interface Draft {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * A range of whole numbers. What is typed stays as it is typed: numbers that make a range count at once, the others wait.
 * A box with anything else shows the number that counts when it is left, and bounds the wrong way round swap when both are left.
 */
export function NumberRange(props: NumberRangeProps) {
  const { legend, showLegend, min, max, value, onChange, slider, openEnd, hint, disabledReason } = props;
  const [draft, setDraft] = useState<Draft>({});
  const id = useId();
  const limits = { min, max };
  const settle = (bounds: NumberBounds) => (slider ? opened(bounds, limits) : bounds);

  const typed = (texts: Draft): NumberBounds => {
    const read = (text: string | undefined, stored: number | undefined) => {
      const number = text === undefined ? stored : parseNumber(text, limits);
      return number === 'invalid' ? stored : number;
    };
    return { from: read(texts.from, value.from), to: read(texts.to, value.to) };
  };
  const type = (texts: Draft) => {
    setDraft(texts);
    const bounds = typed(texts);
    if (isOrdered(bounds)) onChange(settle(bounds));
  };
  const leaveBox = (end: keyof Draft) => {
    const text = draft[end];
    if (text === undefined) return;
    const number = parseNumber(text, limits);
    // 600 where 500 is the most shows the 500 that counts.
    if (number !== undefined && String(number) !== text) setDraft({ ...draft, [end]: undefined });
  };
  const leaveBoth = () => {
    const bounds = typed(draft);
    setDraft({});
    if (!isOrdered(bounds)) onChange(settle(ordered(bounds)));
  };

  const box = (end: keyof Draft, label: string, placeholder: string) => (
    <NumberBox
      label={label}
      name={t`${legend}: ${{ end: label }}`}
      text={draft[end] ?? value[end]?.toString() ?? ''}
      placeholder={placeholder}
      disabled={disabledReason !== undefined}
      onType={(text) => type({ ...draft, [end]: text })}
      onLeave={() => leaveBox(end)}
    />
  );

  return (
    <FilterGroup
      legend={legend}
      showLegend={showLegend}
      reasons={[disabledReason ?? hint ?? []].flat()}
      id={id}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leaveBoth();
      }}
    >
      {slider && (
        <RangeSlider
          legend={legend}
          limits={limits}
          value={typed(draft)}
          onChange={(bounds) => {
            setDraft({});
            onChange(opened(bounds, limits));
          }}
          disabled={disabledReason !== undefined}
        />
      )}
      <div className={classes.range}>
        {box('from', t({ message: 'From', context: 'lower end of a range' }), String(min))}
        {box('to', t({ message: 'To', context: 'upper end of a range' }), openEnd ? `${max}+` : String(max))}
      </div>
    </FilterGroup>
  );
}
