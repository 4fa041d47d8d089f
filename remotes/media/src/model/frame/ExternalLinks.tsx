import { present } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { Globe, Hash } from 'lucide-react';
import { useState } from 'react';
import { hashtagLinks, languageTag, webUrl } from '../link-view.ts';
import type { MediaDetail } from '../media/media-detail.query.ts';
import { Panel } from '../panel/Panel.tsx';
import classes from './ExternalLinks.module.css';

export interface ExternalLinksProps {
  readonly links: MediaDetail['externalLinks'];
  readonly hashtag: string | null | undefined;
}

/** Where else the media is: official pages, streaming, shops, and its hashtags. */
export function ExternalLinks({ links, hashtag }: ExternalLinksProps) {
  const sites = present(links).flatMap((link) => {
    const href = webUrl(link.url);
    return href ? { ...link, href } : [];
  });
  const hashtags = hashtagLinks(hashtag);
  if (sites.length === 0 && hashtags.length === 0) return null;
  return (
    <Panel title={t`External links`}>
      <ul className="wrap gap-2">
        {sites.map(({ id, href, icon, site, language, notes, color }) => (
          <li key={id}>
            <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
              <SiteIcon src={icon} color={color} />
              {site}
              {language && <span className={classes.tag}>{languageTag(language)}</span>}
              {notes && <span className={classes.notes}>({notes})</span>}
              <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
            </a>
          </li>
        ))}
        {hashtags.map(({ tag, url }) => (
          <li key={tag}>
            <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
              <span className={`centred rigid muted ${classes.icon}`}>
                <Hash size={14} aria-hidden="true" />
              </span>
              {tag}
              <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** White on the site's own colour, as the tracker renders them; a globe where there is none or it does not load. */
function SiteIcon({ src, color }: { readonly src: string | null; readonly color: string | null }) {
  const [failed, setFailed] = useState(false);
  const style = color ? { '--site-color': color } : undefined;
  const url = webUrl(src);
  return (
    <span
      className={`centred rigid muted ${classes.icon}`}
      style={style}
      data-coloured={color ? '' : undefined}
    >
      {url && !failed ? (
        <img src={url} alt="" width={14} height={14} loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <Globe size={14} aria-hidden="true" />
      )}
    </span>
  );
}
