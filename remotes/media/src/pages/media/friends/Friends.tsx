import { useAuth, usePages } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { Avatar, FailureState, MissingParts, ScoreText, Shield, Skeleton } from '@tsugi/ui/components';
import { useState } from 'react';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { scoreSubject } from '../../../model/media/score-subject.ts';
import { titleOf } from '../../../model/media/title-of.ts';
import { LoginHint } from '../../../model/panel/LoginHint.tsx';
import { Panel } from '../../../model/panel/Panel.tsx';
import classes from './Friends.module.css';
import { type FriendRow, friendRows } from './friend-rows.ts';
import { friendsEntries } from './friends-entries.query.ts';

const PER_PAGE = 25;
/** Two rows of three on a desk, as many as its placeholders. */
const FIRST = 6;

/** What the users whom the viewer follows think of it: the own entry first. Signed out, what a login would give. */
export function Friends({ media }: { readonly media: MediaDetail }) {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <Panel title={t`Friends`}>
      {isSignedIn ? (
        <FriendEntries media={media} />
      ) : (
        <LoginHint>
          {t`Log in to see who of those you follow knows this, how far they are and their scores.`}
        </LoginHint>
      )}
    </Panel>
  );
}

function FriendEntries({ media }: { readonly media: MediaDetail }) {
  const auth = useAuth();
  const { entry } = useListEntry(media.id, media.mediaListEntry, titleOf(media));
  const pages = usePages(friendsEntries, { mediaId: media.id, perPage: PER_PAGE });
  const { status, items, error, missing, retry, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const [isOpen, setIsOpen] = useState(false);
  const type = media.type ?? 'ANIME';
  const rows = friendRows({
    type,
    total: type === 'MANGA' ? media.chapters : media.episodes,
    viewer: auth.status === 'signed-in' ? auth.viewer : undefined,
    entry: entry && { ...entry, repeat: media.mediaListEntry?.repeat },
    friends: items,
  });
  const shown = isOpen ? rows : rows.slice(0, FIRST);
  const isLoading = items.length === 0 && status !== 'ready' && !error;

  return (
    <>
      <MissingParts missing={missing} onRetry={retry} />
      {!isLoading && !error && rows.length === 0 && missing.length === 0 && (
        <p className="muted">{t`None of the users you follow has this on a list yet.`}</p>
      )}
      {(rows.length > 0 || isLoading) && (
        <ul className={classes.list} aria-label={t`Friends`} aria-busy={isLoading}>
          {shown.map((row) => (
            <Row
              key={row.key}
              row={row}
              subject={{ ...scoreSubject(media), isKnown: Boolean(entry?.score) }}
            />
          ))}
          {isLoading && <Placeholders />}
        </ul>
      )}
      {error && !isFetchingNextPage && (
        <FailureState
          failure={error}
          compact
          title={
            items.length === 0 ? t`The entries of friends could not be loaded` : t`More could not be loaded`
          }
          onRetry={retry}
        />
      )}
      <div className={`flex gap-2 ${classes.buttons}`}>
        {rows.length > FIRST && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t`Show less` : t`Show more`}
          </Button>
        )}
        {hasNextPage && !error && (isOpen || rows.length <= FIRST) && (
          <Button size="sm" busy={isFetchingNextPage} onClick={fetchNextPage}>
            {t`Load more`}
          </Button>
        )}
      </div>
    </>
  );
}

interface RowProps {
  readonly row: FriendRow;
  readonly subject: ReturnType<typeof scoreSubject>;
}

function Row({ row, subject }: RowProps) {
  const { name, avatar, detail, tone, score, isOwn } = row;
  return (
    <li className={`grid panel gap-3 ${classes.friend}`} data-own={isOwn ? '' : undefined}>
      <Avatar name={name} src={avatar} size={40} />
      <div className={`grid narrow ${classes.text}`}>
        <AppLink
          className={`one-line strong accent-link ${classes.name}`}
          to={`/user/${encodeURIComponent(name)}`}
        >
          {name}
        </AppLink>
        <p className={`one-line fine ${classes.detail}`} data-status={tone}>
          {detail}
        </p>
      </div>
      {score && (
        <span className={classes.score}>
          <Shield shield="scores" {...subject} isKnown={isOwn || subject.isKnown}>
            <ScoreText text={score} />
          </Shield>
        </span>
      )}
    </li>
  );
}

function Placeholders() {
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
    <li key={key} className={`grid panel gap-3 ${classes.friend}`} aria-hidden="true">
      <Skeleton width={40} height={40} radius="50%" />
      <div className={`grid narrow ${classes.text}`}>
        <Skeleton width="50%" height={14} />
        <Skeleton width="70%" height={12} />
      </div>
    </li>
  ));
}
