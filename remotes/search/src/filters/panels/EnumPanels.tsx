import { COUNTRIES, MEDIA_SOURCES, MEDIA_STATUSES, SEASONS } from '@tsugi/data/pure';
import { bindParam, CheckList, ChoiceList } from '@tsugi/ui/filters';
import { formatsOf } from '../../model/values.ts';
import { labels } from '../labels.ts';
import { optionsOf } from './options-of.ts';
import type { PanelProps } from './panel-props.ts';

export function SeasonPanel(props: PanelProps) {
  return (
    <ChoiceList
      legend="Season"
      options={optionsOf(props, 'season', SEASONS, labels.season)}
      anyLabel="Any season"
      {...bindParam(props.context.params, props.onChange, 'season')}
    />
  );
}

export function FormatPanel(props: PanelProps) {
  const { engine, context } = props;
  const offered = formatsOf(context.type, engine.name);
  // One that was chosen for the other service stays visible, with the reason why it has no effect.
  const others = context.params.format.filter((format) => !offered.includes(format));
  return (
    <CheckList
      legend="Format"
      options={optionsOf(props, 'format', [...offered, ...others], labels.format)}
      {...bindParam(props.context.params, props.onChange, 'format')}
    />
  );
}

export function StatusPanel(props: PanelProps) {
  return (
    <CheckList
      legend="Status"
      options={optionsOf(props, 'status', MEDIA_STATUSES, labels.status)}
      {...bindParam(props.context.params, props.onChange, 'status')}
    />
  );
}

export function CountryPanel(props: PanelProps) {
  return (
    <ChoiceList
      legend="Country"
      options={optionsOf(props, 'country', COUNTRIES, labels.country)}
      anyLabel="Any country"
      {...bindParam(props.context.params, props.onChange, 'country')}
    />
  );
}

export function SourcePanel(props: PanelProps) {
  return (
    <CheckList
      legend="Source"
      options={optionsOf(props, 'source', MEDIA_SOURCES, labels.source)}
      search="Find a source"
      {...bindParam(props.context.params, props.onChange, 'source')}
    />
  );
}
