import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { Avatar, Shield } from '@tsugi/ui/components';
import { useId } from 'react';
import { measureLabels, measureText } from '../../../model/measure.ts';
import type { StatsView } from '../StatsFrame.tsx';
import { CoverStrip } from './CoverStrip.tsx';
import classes from './RankedCard.module.css';
import type { RankedItem } from './ranked-item.ts';
import type { Cover } from './use-covers.ts';

export interface RankedCardProps {
  readonly item: RankedItem;
  /** From 1 on. */
  readonly rank: number;
  readonly view: StatsView;
  readonly first: ReadonlyMap<number, Cover> | undefined;
}

/** One genre, tag, studio or person: name, numbers, covers. */
export function RankedCard({ item, rank, view, first }: RankedCardProps) {
  const id = useId();
  const { type, measure, covers } = view;
  const isOfCharacters = covers === 'characters' && item.characterIds !== undefined;
  return (
    <article className={`panel column gap-3 ${classes.card}`} aria-labelledby={id}>
      <div className={`row gap-3 ${classes.head}`}>
        <span className={`label rigid muted ${classes.rank}`}>{rank}</span>
        {item.image !== undefined && <Avatar name={item.name} src={item.image} size={40} />}
        <h3 className={`grow ${classes.name}`}>
          <AppLink id={id} to={item.to}>
            {item.name}
          </AppLink>
        </h3>
        {item.listTo && (
          <AppLink
            className={`subdued strong inline-row ${classes.all}`}
            to={item.listTo}
            aria-label={t`Show all of ${{ itemName: item.name }}`}
          >{t`Show all`}</AppLink>
        )}
      </div>
      <dl className={`wrap ${classes.numbers}`}>
        {measureLabels(type).map(({ value, label }) => (
          <div key={value} data-active={value === measure ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              {value === 'score' ? <MeanScore item={item} view={view} /> : measureText(item, value, type)}
            </dd>
          </div>
        ))}
      </dl>
      <CoverStrip
        name={item.name}
        ids={isOfCharacters ? (item.characterIds ?? []) : item.mediaIds}
        kind={isOfCharacters ? 'characters' : 'media'}
        first={first}
      />
    </article>
  );
}

/** The mean of a single title is its score: of another user's it is hidden as that score is. */
function MeanScore({ item, view }: Pick<RankedCardProps, 'item' | 'view'>) {
  const auth = useAuth();
  const isOwn = auth.status === 'signed-in' && auth.viewer?.name === view.name;
  const [only = ''] = item.mediaIds;
  return (
    <Shield shield="scores" of={only} name={item.name} isKnown={isOwn || item.count > 1}>
      {measureText(item, 'score', view.type)}
    </Shield>
  );
}
