import type { MalType } from '@tsugi/data/operation';
import { titleSlug } from '@tsugi/data/pure';
import { currentLanguage, type Language } from '@tsugi/i18n';
import { type MediaCardModel, mediaFacts } from '@tsugi/ui/components';
import type { MalMedia } from '../../../engines/mal/mal-search.query.ts';

export interface MalCard {
  readonly media: MediaCardModel;
  /** The media page in MAL mode. */
  readonly to: string;
}

// A card renders again only when its model is another object, so one response gives one model.
const cards = new WeakMap<MalMedia, { readonly language: Language; readonly card: MalCard }>();

export function malCard(media: MalMedia, type: MalType): MalCard {
  const known = cards.get(media);
  const language = currentLanguage();
  if (known?.language === language) return known.card;
  const card = createCard(media, type);
  cards.set(media, { language, card });
  return card;
}

function createCard(media: MalMedia, type: MalType): MalCard {
  // The English title where there is one, else the default.
  const title = media.titles.English ?? media.titles.Default ?? media.title;
  return {
    to: `/mal/${type}/${media.malId}/${titleSlug(title) || 'untitled'}`,
    media: {
      id: media.malId,
      type: type === 'manga' ? 'MANGA' : 'ANIME',
      title,
      cover: media.image,
      color: null,
      // 0 to 10 there, 0 to 100 on a card.
      score: media.score === null ? null : Math.round(media.score * 10),
      subject: `mal-${type}-${media.malId}`,
      facts: [media.type, facts(media)].filter(Boolean).join(' · '),
      adult: media.rating?.startsWith('Rx') ?? false,
    },
  };
}

/** The service writes formats as they are shown. */
function facts(media: MalMedia): string {
  return mediaFacts({
    format: null,
    status: media.status?.startsWith('Not yet') ? 'NOT_YET_RELEASED' : media.status,
    seasonYear: media.year,
    startDate: { year: media.fromYear },
    episodes: media.episodes,
    chapters: media.chapters,
    volumes: media.volumes,
  });
}
