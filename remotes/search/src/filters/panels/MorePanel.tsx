import { useAuth } from '@tsugi/data';
import { SegmentedControl } from '@tsugi/ui/components';
import { consistent } from '../../query/params.ts';
import { COUNTRIES, MAX_LENGTH, SOURCES } from '../../query/values.ts';
import { labels } from '../labels.ts';
import { CheckList } from './CheckList.tsx';
import { NumberInput } from './NumberInput.tsx';
import classes from './Panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { RadioList } from './RadioList.tsx';

type Adult = 'none' | 'any' | 'only';

/** The filters that are needed less often. */
export function MorePanel({ type, params, onChange }: PanelProps) {
  const auth = useAuth();
  const parts = type === 'manga' ? 'Chapters' : 'Episodes';
  const bounds = { min: 0, max: MAX_LENGTH };
  return (
    <div className={classes.columns}>
      <RadioList
        legend="Country"
        showLegend
        options={COUNTRIES}
        label={labels.country}
        anyLabel="Any country"
        chosen={params.country}
        onChange={(country) => onChange((latest) => ({ ...latest, country }))}
      />
      <div className={classes.stack}>
        <div className={classes.stackItem}>
          <span className={classes.legend}>Adult works</span>
          <SegmentedControl<Adult>
            size="sm"
            label="Adult works"
            value={adultOf(params.rating)}
            onChange={(adult) => onChange((latest) => ({ ...latest, rating: RATING_OF[adult] }))}
            options={[
              { value: 'none', label: 'Hidden' },
              { value: 'any', label: 'Shown' },
              { value: 'only', label: 'Only' },
            ]}
          />
        </div>
        {auth.status === 'signed-in' && (
          <div className={classes.stackItem}>
            <span className={classes.legend}>My list</span>
            <SegmentedControl
              size="sm"
              label="My list"
              value={String(params.onList)}
              onChange={(value) =>
                onChange((latest) => ({
                  ...latest,
                  onList: value === 'undefined' ? undefined : value === 'true',
                }))
              }
              options={[
                { value: 'undefined', label: 'All' },
                { value: 'false', label: 'Hide mine' },
                { value: 'true', label: 'Only mine' },
              ]}
            />
          </div>
        )}
        <fieldset className={classes.range}>
          <legend className={classes.legend}>{parts}</legend>
          <NumberInput
            {...bounds}
            label="From"
            placeholder="0"
            value={params.episodeGreater}
            onChange={(episodeGreater) => onChange((latest) => consistent({ ...latest, episodeGreater }))}
          />
          <NumberInput
            {...bounds}
            label="To"
            placeholder={`${MAX_LENGTH}+`}
            value={params.episodeLesser}
            onChange={(episodeLesser) => onChange((latest) => consistent({ ...latest, episodeLesser }))}
          />
        </fieldset>
      </div>
      <CheckList
        legend="Source"
        showLegend
        options={SOURCES}
        label={labels.source}
        chosen={params.source}
        onChange={(source) => onChange((latest) => ({ ...latest, source }))}
      />
    </div>
  );
}

const RATING_OF = { none: [], any: ['ANY'], only: ['RX'] } as const;

/** The tracker separates adult works and others only; finer ratings count as not adult. */
function adultOf(rating: PanelProps['params']['rating']): Adult {
  if (rating.includes('ANY')) return 'any';
  if (!rating.includes('RX')) return 'none';
  return rating.length === 1 ? 'only' : 'any';
}
