import { t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { Chip } from '@tsugi/ui/components';
import { useState } from 'react';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import classes from './Tags.module.css';
import { isSpoiler, tagPath, tagView } from './tag-view.ts';

/** The tags with their ranks, each with its search; those that would spoil something only on request. */
export function Tags({ tags: all, type }: { readonly tags: MediaDetail['tags']; readonly type: string }) {
  const [showSpoilers, setShowSpoilers] = useState(false);
  const { tags, hiddenCount, searchAll } = tagView(all, type, showSpoilers);
  if (tags.length === 0 && hiddenCount === 0) return null;
  return (
    <div className="row wrap gap-2">
      <ul className={classes.list} aria-label={t`Tags`}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Chip
              to={tagPath(type, tag)}
              title={tag.description ?? undefined}
              tone={isSpoiler(tag) ? 'warning' : undefined}
              lang="en"
            >
              {tag.name}{' '}
              {tag.rank !== null && <span className={classes.rank}>{t`${{ percentage: tag.rank }}%`}</span>}
            </Chip>
          </li>
        ))}
      </ul>
      <div className="row wrap gap-2">
        {hiddenCount > 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={showSpoilers}
            // A page with open spoilers is not stored for its next visit.
            data-spoilers=""
            onClick={() => setShowSpoilers(!showSpoilers)}
          >
            {showSpoilers ? t`Hide spoilers` : t`Show spoilers (${{ count: hiddenCount }})`}
          </Button>
        )}
        {tags.length > 1 && (
          <AppLink className={`fine strong accent-link ${classes.all}`} to={searchAll}>
            {t`Search by these tags`}
          </AppLink>
        )}
      </div>
    </div>
  );
}
