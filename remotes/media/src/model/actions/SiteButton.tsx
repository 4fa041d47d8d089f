import { t } from '@tsugi/i18n/macro';
import { ButtonLink, VisuallyHidden } from '@tsugi/ui';
import { ExternalLink } from 'lucide-react';
import { webUrl } from '../link-view.ts';

export interface SiteButtonProps {
  readonly site: 'AniList' | 'MyAnimeList';
  readonly url: string | null | undefined;
}

/** The way to the page of the same thing at its service; none where its URL is none of the web. */
export function SiteButton({ site, url }: SiteButtonProps) {
  const to = webUrl(url);
  if (!to) return null;
  return (
    <ButtonLink
      to={to}
      target="_blank"
      rel="noopener noreferrer"
      title={t`The page at ${site}`}
      icon={<ExternalLink size={17} aria-hidden="true" />}
    >
      {site}
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </ButtonLink>
  );
}
