import { translate } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { CheckList, ChoiceList, DirectionToggle, NumberRange, YearFilter } from '@tsugi/ui/filters';
import type { ComponentType } from 'react';
import { FIRST_YEAR, lastYear } from '../../model/values.ts';
import type { Control } from '../filter.ts';
import { labelOf } from '../filter-texts.ts';
import { MAX_LENGTH } from '../length.ts';
import { defaultOrder } from '../order.ts';
import type { ControlProps } from './control-props.ts';
import { GenresPanel } from './GenresPanel.tsx';
import { SitesPanel } from './SitesPanel.tsx';

const CONTROLS: Readonly<Record<Control['kind'], ComponentType<ControlProps>>> = {
  choice: Choice,
  list: List,
  'yes-no': YesNo,
  rating: Ratings,
  years: Years,
  length: Length,
  order: SortOrder,
  genres: GenresPanel,
  sites: SitesPanel,
};

/** The control that sets a filter. */
export function FilterControl(props: ControlProps) {
  const OfKind = CONTROLS[props.filter.control.kind];
  return <OfKind {...props} />;
}

/** The parameter of a filter with values, and its values as options, each with the reason when it has no effect. */
function bound({ filter, engine, context, onChange }: ControlProps) {
  const { values } = filter;
  if (!values) throw new Error(`The filter ${filter.name} has no values`);
  const { param, text } = values;
  return {
    legend: labelOf(filter, context.type, engine),
    options: values.offered(context, engine.name).map((value) => ({
      // Other values than texts have controls of their own.
      value: value as string,
      label: text(value),
      disabledReason: engine.rules(param, value, context),
    })),
    value: context.params[param],
    // A value of its parameter: controls give those that they were given.
    set: (value: unknown) => onChange((latest) => ({ ...latest, [param]: value })),
  };
}

function Choice(props: ControlProps) {
  const { control } = props.filter;
  const { set, value, ...rest } = bound(props);
  return (
    <ChoiceList
      {...rest}
      // One of the options.
      value={value as string | undefined}
      onChange={set}
      anyLabel={control.kind === 'choice' ? translate(control.anyLabel) : ''}
    />
  );
}

function List(props: ControlProps) {
  const { control } = props.filter;
  const { set, value, ...rest } = bound(props);
  return (
    <CheckList
      {...rest}
      // Some of the options.
      value={value as readonly string[]}
      search={control.kind === 'list' && control.search ? translate(control.search) : undefined}
      onChange={set}
    />
  );
}

/** Age ratings, or any. Without one, adult works are left out, or found only by name for an account that shows them. */
function Ratings(props: ControlProps) {
  const { engine, context } = props;
  const { rating } = context.params;
  const { set, ...rest } = bound(props);
  const without = context.showsAdult
    ? t`Without a rating, adult works are found by their names only.`
    : t`Without a rating, adult works are left out.`;
  return (
    <>
      <CheckList
        {...rest}
        value={rating}
        onChange={(next) => {
          const isAnyNew = next.includes('ANY') && !rating.includes('ANY');
          set(isAnyNew ? ['ANY'] : next.filter((one) => one !== 'ANY' || next.length === 1));
        }}
      />
      <p className="fine">
        {engine.name === 'tracker' ? t`${without} Finer ratings belong to the MAL search.` : without}
      </p>
    </>
  );
}

function YesNo(props: ControlProps) {
  const { set, value, options, legend } = bound(props);
  return (
    <CheckList
      legend={legend}
      showLegend
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      value={value === undefined ? [] : [String(value)]}
      onChange={(chosen) => {
        const last = chosen.at(-1);
        set(last === undefined ? undefined : last === 'true');
      }}
      disabledReason={options[0]?.disabledReason}
    />
  );
}

function Years({ engine, context, onChange }: ControlProps) {
  const { year, startYear, endYear } = context.params;
  return (
    <YearFilter
      min={FIRST_YEAR}
      max={lastYear()}
      value={{ year, from: startYear, to: endYear }}
      onChange={({ year, from, to }) =>
        onChange((latest) => ({ ...latest, year, startYear: from, endYear: to }))
      }
      disabledReason={engine.rules('year', FIRST_YEAR, context)}
    />
  );
}

function Length({ filter, engine, context, onChange }: ControlProps) {
  const { type, params } = context;
  return (
    <NumberRange
      legend={labelOf(filter, type, engine)}
      showLegend
      min={0}
      max={MAX_LENGTH}
      slider
      openEnd
      value={{ from: params.episodeGreater, to: params.episodeLesser }}
      onChange={({ from, to }) =>
        onChange((latest) => ({ ...latest, episodeGreater: from, episodeLesser: to }))
      }
      disabledReason={engine.rules('episodeGreater', 1, context)}
    />
  );
}

function SortOrder(props: ControlProps) {
  const { engine, context, onChange } = props;
  const { order, sort } = context.params;
  const { options, set } = bound(props);
  const isOffered = order !== undefined && engine.rules('order', order, context) === undefined;
  return (
    <>
      <DirectionToggle
        ascending={sort === 'ASC'}
        disabled={engine.rules('sort', 'ASC', context) !== undefined}
        onChange={(ascending) =>
          onChange((latest) => ({ ...latest, sort: ascending ? ('ASC' as const) : undefined }))
        }
      />
      <ChoiceList
        legend={t`Sort by`}
        options={options}
        value={isOffered ? order : defaultOrder(context.header)}
        onChange={set}
        long
      />
    </>
  );
}
