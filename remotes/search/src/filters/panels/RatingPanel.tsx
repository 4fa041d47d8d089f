import { CheckList } from '@tsugi/ui/filters';
import type { Rating } from '../../model/values.ts';
import { labels } from '../labels.ts';
import { consistent } from '../params.ts';
import { optionsOf } from './options-of.ts';
import type { PanelProps } from './panel-props.ts';
import classes from './RatingPanel.module.css';

/** Age ratings, or any. Without one, adult works are left out, or found only by name for an account that shows them. */
export function RatingPanel(props: PanelProps) {
  const { engine, context, onChange } = props;
  const { rating } = context.params;
  const ratings: readonly Rating[] = ['ANY', ...engine.ratings];
  return (
    <>
      <CheckList
        legend="Rating"
        options={optionsOf(props, 'rating', ratings, labels.rating)}
        value={rating}
        onChange={(next) => {
          const isAnyNew = next.includes('ANY') && !rating.includes('ANY');
          const chosen = isAnyNew
            ? (['ANY'] as const)
            : next.filter((one) => one !== 'ANY' || next.length === 1);
          onChange((latest) => consistent({ ...latest, rating: chosen }));
        }}
      />
      <p className={classes.note}>
        {context.showsAdult
          ? 'Without a rating, adult works are found by their names only.'
          : 'Without a rating, adult works are left out.'}
        {engine.name === 'tracker' && ' Finer ratings belong to the MAL search.'}
      </p>
    </>
  );
}
