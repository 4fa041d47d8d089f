import { t } from '@tsugi/i18n/macro';
import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import { FactListSkeleton } from '../facts/FactList.tsx';
import { usePhoneLayout } from '../use-phone-layout.ts';
import actionClasses from './PersonActions.module.css';
import headingClasses from './PersonHeading.module.css';
import { PersonListSkeleton } from './PersonList.tsx';
import classes from './PersonPage.module.css';

const LINES = ['96%', '100%', '92%', '60%'];

/** As large as the page. The name of the URL is the title for screen readers. */
export function PersonSkeleton({ name }: { readonly name: string }) {
  const isPhone = usePhoneLayout();
  return (
    <div className={`page ${classes.layout}`} aria-busy="true">
      <PageTitle title={name} />
      <div className={`${classes.heading} ${headingClasses.heading}`}>
        <Skeleton width={120} height={13} />
        <h1 className={headingClasses.title}>
          <VisuallyHidden>{t`Loading ${{ title: name }}`}</VisuallyHidden>
          <Skeleton width="min(320px, 100%)" height="1.05em" />
        </h1>
        <div className={`row muted ${headingClasses.names}`} aria-hidden="true">
          <Skeleton width="min(160px, 100%)" height={16} />
        </div>
      </div>
      <div className={`stack gap-4 ${classes.side}`}>
        <Skeleton
          className={`${classes.portrait} ${classes.portraitSkeleton}`}
          radius="var(--radius-cover)"
        />
        <div className={`${classes.actions} ${actionClasses.actions}`} aria-hidden="true">
          <Skeleton height="var(--control-height)" radius="var(--radius-control)" />
        </div>
        {!isPhone && <FactListSkeleton />}
      </div>
      <div className={`stack ${classes.content}`}>
        <div className={`stack ${classes.lines}`} aria-hidden="true">
          {LINES.map((width) => (
            <Skeleton key={width} width={width} height={14} />
          ))}
        </div>
        <PersonListSkeleton hasVoices count={6} />
      </div>
    </div>
  );
}
