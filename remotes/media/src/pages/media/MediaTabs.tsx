import { present } from '@tsugi/data/operation';
import { titleSlug } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { TabLinks } from '@tsugi/ui/components';
import type { MediaDetail } from '../../model/media/media-detail.query.ts';
import { formatMediaPath } from '../../model/media/media-params.ts';
import { titleOf } from '../../model/media/title-of.ts';

/** The pages of a media. One without characters or staff has no tab for them. */
export function MediaTabs({ media }: { readonly media: MediaDetail }) {
  // The segment as it stands in the URL, encoded, even when it is not the title's: the current tab is found by it.
  const segment = useLocation().pathname.split('/')[4];
  const slug = !segment || isPart(segment) ? titleSlug(titleOf(media)) : segment;
  const key = { id: media.id, type: media.type ?? 'ANIME' };
  const tabs = [{ to: formatMediaPath(key, slug), label: t`Overview`, end: true }];
  if (present(media.characters?.edges).length > 0) {
    tabs.push({ to: formatMediaPath(key, slug, 'characters'), label: t`Characters`, end: true });
  }
  if (present(media.staff?.edges).length > 0) {
    tabs.push({ to: formatMediaPath(key, slug, 'staff'), label: t`Staff`, end: true });
  }
  return <TabLinks label={t`Pages of this title`} tabs={tabs} />;
}

function isPart(segment: string): boolean {
  return segment === 'characters' || segment === 'staff' || segment === 'review';
}
