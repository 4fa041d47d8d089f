import { t } from '@tsugi/i18n/macro';
import { CardGrid, MediaCardSkeletons, Skeleton } from '@tsugi/ui/components';
import classes from './MediaListPage.module.css';

const CONTROL = 'var(--control-height)';

/** The list page's parts at their sizes: names, search, order, a heading and cards; `isBare`: the cards alone. */
export function ListSkeleton({ isBare = false }: { readonly isBare?: boolean }) {
  const cards = (
    <div aria-busy="true" data-sections="">
      <div className={`row section-title ${classes.title}`}>
        <Skeleton width={140} height="1.5em" />
      </div>
      <CardGrid label={t`Loading`} busy>
        <MediaCardSkeletons count={18} />
      </CardGrid>
    </div>
  );
  if (isBare) return cards;
  return (
    <div className={`column ${classes.page}`} aria-busy="true">
      <Skeleton height={CONTROL} radius={10} />
      <div className={`column ${classes.main}`}>
        <div className={`row wrap ${classes.controls}`}>
          <Skeleton className={classes.search} height={CONTROL} radius={10} />
          <Skeleton className={classes.bar} height="calc(var(--control-height) - 4px)" radius={10} />
        </div>
        {cards}
      </div>
    </div>
  );
}
