import { plural, t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { averageText, formatNumber, Shield, useShield } from '@tsugi/ui/components';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { votesText } from '../../../model/media/media-numbers.ts';
import { scoreSubject } from '../../../model/media/score-subject.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import { scoreBars, statusParts, voteCount } from './distributions.ts';
import { MalScore } from './MalScore.tsx';
import classes from './Scores.module.css';

/** The scores of both services, each with its name, and how the tracker's users voted and list it. */
export function Scores({ media }: { readonly media: MediaDetail }) {
  const type = media.type ?? 'ANIME';
  const bars = scoreBars(media.stats?.scoreDistribution ?? null);
  const parts = statusParts(media.stats?.statusDistribution ?? null, type);
  const votes = voteCount(media.stats?.scoreDistribution ?? null);
  const subject = scoreSubject(media);
  // A bar says as much as a number, and so do its heights.
  const isHidden = useShield('scores', subject.of, subject.isKnown);
  if (!media.meanScore && bars.length === 0 && parts.length === 0 && !media.idMal) return null;
  return (
    <Panel title={t`Scores`}>
      <div className={`grid panel ${classes.scores}`}>
        <Shield shield="scores" look="panel" {...subject}>
          <Numbers media={media} votes={votes} />
        </Shield>
        {bars.length > 0 && !isHidden && (
          <figure className={`narrow ${classes.chart}`}>
            <figcaption>{t`Scores at AniList`}</figcaption>
            <ol className={classes.bars}>
              {bars.map(({ label, amount, height }) => (
                <li
                  key={label}
                  title={plural(amount, { one: `# gave ${label} of 10`, other: `# gave ${label} of 10` })}
                >
                  <span className={classes.bar} style={{ '--height': height }} />
                  <VisuallyHidden>{t`${label} of 10: ${{ amount: formatNumber(amount) }}`}</VisuallyHidden>
                  <span className={classes.step} aria-hidden="true">
                    {label}
                  </span>
                </li>
              ))}
            </ol>
          </figure>
        )}
        {parts.length > 0 && (
          <figure className={`narrow ${classes.chart}`}>
            <figcaption>{t`On lists at AniList`}</figcaption>
            <div className={classes.stack} aria-hidden="true">
              {parts.map(({ label, share, tone }) => (
                <span key={label} data-status={tone} style={{ flexGrow: share }} />
              ))}
            </div>
            <ul className={`wrap fine ${classes.legend}`}>
              {parts.map(({ label, amount, tone }) => (
                <li key={label} className="status-dot" data-status={tone}>
                  {label} <b>{amount}</b>
                </li>
              ))}
            </ul>
          </figure>
        )}
      </div>
    </Panel>
  );
}

/** The means of both services. */
function Numbers({ media, votes }: { readonly media: MediaDetail; readonly votes: number }) {
  return (
    <div className={`wrap ${classes.numbers}`}>
      {media.meanScore ? (
        <p className={`stack ${classes.number}`}>
          <b>{averageText(media.meanScore)}</b> <span>{votesText('AniList', votes)}</span>
        </p>
      ) : (
        <p className="muted">{t`Too few users of AniList have scored it yet.`}</p>
      )}
      {media.averageScore && media.averageScore !== media.meanScore ? (
        <p className={`stack ${classes.number}`}>
          <b>{averageText(media.averageScore)}</b> <span>{t`AniList, weighted`}</span>
        </p>
      ) : null}
      {media.idMal && <MalScore malId={media.idMal} type={media.type ?? 'ANIME'} />}
    </div>
  );
}
