import { CheckList, NumberRange } from '@tsugi/ui/filters';
import { MAX_LENGTH } from '../../model/values.ts';
import type { FilterKey } from '../engine-rules.ts';
import { capitalised, labels, lengthUnit } from '../labels.ts';
import { consistent } from '../params.ts';
import classes from './MorePanel.module.css';
import type { PanelProps } from './panel-props.ts';

/** The length, the user's own list, and licences. */
export function MorePanel(props: PanelProps) {
  const { engine, context, onChange } = props;
  const { type, params } = context;
  return (
    <div className={classes.columns}>
      <NumberRange
        legend={capitalised(lengthUnit(type))}
        showLegend
        min={0}
        max={MAX_LENGTH}
        slider
        openEnd
        value={{ from: params.episodeGreater, to: params.episodeLesser }}
        onChange={({ from, to }) =>
          onChange((latest) => consistent({ ...latest, episodeGreater: from, episodeLesser: to }))
        }
        disabledReason={engine.rules('episodeGreater', 1, context)}
      />
      <YesNo {...props} param="onList" legend="My list" values={[false, true]} />
      <YesNo {...props} param="license" legend="Licence" values={[true, false]} />
    </div>
  );
}

interface YesNoProps extends PanelProps {
  readonly param: Extract<FilterKey, 'onList' | 'license'>;
  readonly legend: string;
  /** The order of the two boxes. */
  readonly values: readonly [boolean, boolean];
}

/** Two boxes that exclude each other; neither is the default. */
function YesNo({ engine, context, onChange, param, legend, values }: YesNoProps) {
  const value = context.params[param];
  return (
    <CheckList
      legend={legend}
      showLegend
      options={values.map((one) => ({ value: String(one), label: labels[param](one) }))}
      value={value === undefined ? [] : [String(value)]}
      onChange={(chosen) => {
        const last = chosen.at(-1);
        onChange((latest) => ({ ...latest, [param]: last === undefined ? undefined : last === 'true' }));
      }}
      disabledReason={engine.rules(param, true, context)}
    />
  );
}
