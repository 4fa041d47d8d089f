import type { Command } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { ICONS } from './icons.ts';

export function openCommand(id: string, title: string, to: string, icon: string): Command {
  return { id, title, icon, action: { type: 'open', to } };
}

/** The way to the page of the same thing at its service; none where its URL is none of the web. */
export function siteCommand(site: 'AniList' | 'MyAnimeList', url: string | undefined): readonly Command[] {
  if (url === undefined) return [];
  return [
    {
      id: 'site',
      title: t`Open at ${site}`,
      keywords: [site, t`tracker, website`],
      icon: ICONS.site,
      action: { type: 'open', to: url },
    },
  ];
}
