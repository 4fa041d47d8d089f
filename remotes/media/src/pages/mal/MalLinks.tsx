import { ExternalLinks } from '../../model/frame/ExternalLinks.tsx';
import type { MalMedia } from '../../model/media/mal-media-full.query.ts';

/** Where else the work is. */
export function MalLinks({ links }: { readonly links: MalMedia['external'] }) {
  const sites = links.map(({ name, url }, index) => ({
    id: index,
    site: name,
    url,
    type: null,
    language: null,
    color: null,
    icon: null,
    notes: null,
    isDisabled: false,
  }));
  return <ExternalLinks links={sites} hashtag={null} />;
}
