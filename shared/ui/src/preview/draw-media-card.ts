import { isListStatus, listStatusLabel, listStatusTone } from '../format/list-status.ts';
import { averageText } from '../format/score.ts';
import classes from '../media-card/MediaCard.module.css';
import type { MediaCardModel } from '../media-card/media-card-model.ts';
import { drawCover } from './draw-cover.ts';
import { element } from './element.ts';

/** The plain twin of MediaCard. @param href complete address of the medium's page */
export function drawMediaCard(media: MediaCardModel, href: string, priority: boolean): HTMLElement {
  const link = element('a', classes.link, media.title);
  link.href = href;
  link.title = media.title;
  const { listStatus } = media;
  const score =
    media.score !== null && media.score > 0 ? element('span', classes.score, averageText(media.score)) : null;
  const cover = drawCover(
    { src: media.cover, color: media.color, priority, className: classes.cover },
    score,
    listStatus ? drawStatus(listStatus, media.type ?? 'ANIME') : null,
  );
  return element(
    'article',
    classes.card,
    link,
    cover,
    element('span', classes.facts, `${media.adult ? '18+ · ' : ''}${media.facts}`),
  );
}

function drawStatus(listStatus: string, type: 'ANIME' | 'MANGA'): HTMLElement {
  const label = isListStatus(listStatus) ? listStatusLabel(listStatus, type) : listStatus;
  const status = element('span', classes.status, label);
  status.dataset.status = listStatusTone(listStatus);
  return status;
}
