import type { MediaType } from './media.ts';

export type LinkSite = {
  id: number;
  site: string;
  type: 'INFO' | 'STREAMING' | 'SOCIAL';
  media: MediaType | 'STAFF' | 'BOTH';
  language: string | null;
  color: string | null;
  hasIcon: boolean;
  host: string;
};

const site = (
  id: number,
  name: string,
  type: LinkSite['type'],
  media: LinkSite['media'],
  language: string | null,
  color: string | null,
  host: string,
): LinkSite => ({
  id,
  site: name,
  type,
  media,
  language,
  color,
  hasIcon: color !== null && id % 7 !== 0,
  host,
});

/** The places that works are linked to. Hosts end in .example, so that no link of the sandbox leaves for a real site. */
export const LINK_SITES: readonly LinkSite[] = [
  site(5, 'Crunchyroll', 'STREAMING', 'ANIME', null, '#F88B24', 'crunchyroll.example'),
  site(10, 'Netflix', 'STREAMING', 'ANIME', null, '#F67C7C', 'netflix.example'),
  site(20, 'HIDIVE', 'STREAMING', 'ANIME', null, '#03A9F4', 'hidive.example'),
  site(21, 'Amazon Prime Video', 'STREAMING', 'ANIME', null, '#FDD24A', 'prime.example'),
  site(26, 'Hulu', 'STREAMING', 'ANIME', 'English', '#8BC34A', 'hulu.example'),
  site(28, 'YouTube', 'STREAMING', 'ANIME', null, '#FF5252', 'youtube.example'),
  site(118, 'Disney Plus', 'STREAMING', 'ANIME', null, '#4F7CF2', 'disney.example'),
  site(119, 'Bilibili TV', 'STREAMING', 'ANIME', 'Chinese', '#4EC2F1', 'bilibili.example'),
  site(133, 'Harbour Stream', 'STREAMING', 'ANIME', 'Japanese', '#7A86E8', 'harbour-stream.example'),
  site(140, 'Laftel', 'STREAMING', 'ANIME', 'Korean', '#8F6DF2', 'laftel.example'),
  site(1, 'Official Site', 'INFO', 'BOTH', 'Japanese', null, 'official.example'),
  site(2, 'Twitter', 'SOCIAL', 'BOTH', 'Japanese', '#63A8E8', 'microblog.example'),
  site(61, 'Instagram', 'SOCIAL', 'BOTH', null, '#E07AA8', 'instagram.example'),
  site(77, 'TikTok', 'SOCIAL', 'ANIME', null, '#67C8C8', 'tiktok.example'),
  site(7, 'Viz', 'STREAMING', 'MANGA', 'English', '#E05252', 'viz.example'),
  site(14, 'Manga Plus', 'STREAMING', 'MANGA', 'English', '#DC5A57', 'mangaplus.example'),
  site(31, 'BookWalker', 'STREAMING', 'MANGA', 'English', '#6FA8DC', 'bookwalker.example'),
  site(32, 'Webtoons', 'STREAMING', 'MANGA', 'English', '#4CAF50', 'webtoons.example'),
  site(33, 'KakaoPage', 'STREAMING', 'MANGA', 'Korean', '#F4CE14', 'kakaopage.example'),
  site(34, 'Bilibili Manhua', 'STREAMING', 'MANGA', 'Chinese', '#3C91F2', 'manhua.example'),
  site(38, 'Shounen Shelf', 'STREAMING', 'MANGA', 'Japanese', '#D86F45', 'shounen-shelf.example'),
  site(150, 'Wiki', 'INFO', 'STAFF', 'English', null, 'wiki.example'),
];
