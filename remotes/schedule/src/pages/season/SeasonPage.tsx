import { t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { useMemo, useState } from 'react';
import { SeasonView } from './SeasonView.tsx';
import { parseSeason } from './season-segment.ts';

/** /schedule/season/:season */
export function SeasonPage() {
  const { season = '' } = useParams();
  // The page stays with the day on which it was opened: a season does not change under the user.
  const [now] = useState(() => new Date());
  const choice = useMemo(() => parseSeason(season, now), [season, now]);
  if (choice) return <SeasonView key={season.toLowerCase()} choice={choice} now={now} />;
  return (
    <div className="page">
      <PageTitle title={t`No such season`} />
      <EmptyState
        titleAs="h1"
        title={t`There is no such season`}
        body={t`Seasons are written like “fall-2026”, and “tba” stands for titles without one.`}
        action={<ButtonLink variant="primary" to="/schedule/season">{t`This season`}</ButtonLink>}
      />
    </div>
  );
}
