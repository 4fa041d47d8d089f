import { t } from '@tsugi/i18n/macro';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import { AppLink } from '@tsugi/ui';
import { Avatar, listStatusLabel, listStatusTone, ScoreText, Shield, scoreText } from '@tsugi/ui/components';
import type { ResultEntry, ResultUser } from '../../../model/types.ts';
import classes from './EntryRow.module.css';
import type { ScoreSubject } from './use-score-subject.ts';

export interface EntryRowProps {
  readonly user: ResultUser;
  readonly entry: ResultEntry;
  readonly type: ListType;
  readonly subject: ScoreSubject;
}

/** What one user did with a title, as high as its card says. */
export function EntryRow({ user, entry, type, subject }: EntryRowProps) {
  const { status, repeat } = entry;
  const score = scoreText(entry.score, user.scoreFormat);
  return (
    <li className={`row gap-2 ${classes.row}`}>
      <AppLink
        to={`/user/${encodeURIComponent(user.name)}`}
        className={`one-line grow accent-link ${classes.who}`}
      >
        <Face user={user} />
        {user.name}
      </AppLink>
      {status !== 'COMPLETED' && (
        <span className={`rigid muted ${classes.status}`} data-status={listStatusTone(status)}>
          {listStatusLabel(status, wireType(type))}
        </span>
      )}
      {repeat > 0 && (
        <span
          className={`rigid muted ${classes.repeat}`}
          title={type === 'anime' ? t`Rewatched ${repeat}×` : t`Reread ${repeat}×`}
        >
          ↻ {repeat}
        </span>
      )}
      {score === '' ? (
        <span className={`muted rigid strong ${classes.none}`} role="img" aria-label={t`No score`}>
          –
        </span>
      ) : (
        <span className={`rigid strong ${classes.score}`}>
          <Shield {...subject} look="mark">
            <ScoreText text={score} />
          </Shield>
        </span>
      )}
    </li>
  );
}

/** One element where there is a picture: a result has a hundred of them in sight. */
function Face({ user: { name, avatar } }: { readonly user: ResultUser }) {
  if (!avatar) return <Avatar name={name} src={null} size={22} />;
  return (
    <img
      className={classes.face}
      src={avatar}
      alt=""
      width={22}
      height={22}
      loading="lazy"
      decoding="async"
    />
  );
}
