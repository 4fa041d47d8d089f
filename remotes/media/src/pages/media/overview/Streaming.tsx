import { present } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import { Button, VisuallyHidden } from '@tsugi/ui';
import { CoverImage, formatNumber } from '@tsugi/ui/components';
import { useState } from 'react';
import { webUrl } from '../../../model/link-view.ts';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import classes from './Streaming.module.css';

/** The one site whose episodes are listed. */
const SITE = 'Crunchyroll';
const FIRST = 8;
/** Long runs have a thousand episodes: a press adds so many. A few more than that are shown at once. */
const STEP = 48;

/** Episodes that can be watched at once, at another site. */
export function Streaming({ episodes }: { readonly episodes: MediaDetail['streamingEpisodes'] }) {
  const [count, setCount] = useState(FIRST);
  const links = present(episodes).flatMap(({ site, title, url, thumbnail }) => {
    const href = webUrl(url);
    return site === SITE && href ? { href, title: title ?? t`Episode`, thumbnail } : [];
  });
  if (links.length === 0) return null;
  const shown = links.slice(0, count);
  const left = links.length - count;
  const next = Math.min(left, STEP);
  return (
    <Panel title={t`Watch on ${{ site: SITE }}`}>
      <ul className={`grid gap-4 ${classes.list}`}>
        {shown.map(({ href, title, thumbnail }) => (
          <li key={href} className={classes.episode}>
            <CoverImage className={classes.still} src={thumbnail} />
            <a
              className={`accent-link ${classes.title}`}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {title}
              <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {links.length > FIRST && (
        <Button
          className={classes.more}
          size="sm"
          aria-expanded={count > FIRST}
          onClick={() => setCount(left > 0 ? count + next : FIRST)}
        >
          {moreLabel(links.length, left, next)}
        </Button>
      )}
    </Panel>
  );
}

function moreLabel(total: number, left: number, next: number): string {
  if (left <= 0) return t`Show less`;
  return next === left
    ? t`Show all ${{ total: formatNumber(total) }}`
    : t`Show ${next} more of ${{ total: formatNumber(total) }}`;
}
