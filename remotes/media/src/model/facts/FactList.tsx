import { t } from '@tsugi/i18n/macro';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { PanelBoundary, Skeleton } from '@tsugi/ui/components';
import classes from './FactList.module.css';
import { type Fact, type FactsSource, mediaFacts } from './media-facts.ts';

export interface FactListProps {
  readonly media: FactsSource;
}

/** The facts of a media. */
export function FactList({ media }: FactListProps) {
  return (
    <PanelBoundary message={t`ExtraInfo error`}>
      <MediaFacts media={media} />
    </PanelBoundary>
  );
}

function MediaFacts({ media }: FactListProps) {
  return <Facts facts={mediaFacts(media)} />;
}

/** Facts as a definition list. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={`stack narrow ${classes.fact}`}>
          <dt>{fact.label}</dt>
          {fact.values.map((value) => (
            <dd key={value} lang={fact.lang}>
              <Value fact={fact} value={value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Value({ fact, value }: { readonly fact: Fact; readonly value: string }) {
  const to = fact.to ?? fact.links?.[value];
  if (!to) return value;
  if (!to.startsWith('/')) {
    return (
      <a className={classes.link} href={to} target="_blank" rel="noopener noreferrer">
        {value}
        <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
      </a>
    );
  }
  return (
    <AppLink className={classes.link} to={to}>
      {value}
    </AppLink>
  );
}

const PLACEHOLDERS = ['70%', '88%', '45%', '52%', '60%', '80%'];

/** Stands where the facts will stand. */
export function FactListSkeleton() {
  return (
    <div className={classes.facts} aria-hidden="true">
      {PLACEHOLDERS.map((width) => (
        <div key={width} className={`stack narrow ${classes.fact}`}>
          <Skeleton width="40%" height={11} />
          <Skeleton width={width} height={15} />
        </div>
      ))}
    </div>
  );
}
