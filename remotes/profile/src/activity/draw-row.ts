import type { ActivityData, ListActivity, UserCardData } from '@tsugi/data/operations/activity-feed';
import { mediaPath } from '@tsugi/data/pure';
import {
  drawCover,
  drawText,
  element,
  formatNumber,
  hrefOf,
  plainText,
  relativeTime,
} from '@tsugi/ui/preview';
import { userPath } from '../shared/user-path.ts';
import actions from './ActivityActions.module.css';
import classes from './ActivityRow.module.css';
import texts from './ActivityText.module.css';
import { activityLine } from './activity-line.ts';

/** The plain twin of ActivityRow. @returns undefined for a text that needs more than words */
export function drawRow(activity: ActivityData): HTMLElement | undefined {
  const words = drawSaid(activity);
  if (!words) return undefined;
  const media = activity.kind === 'list' ? activity.media : null;
  const row = element(
    'div',
    classes.row,
    drawPicture(),
    element(
      'div',
      classes.text,
      words,
      element('time', classes.time, relativeTime(activity.createdAt * 1000, Date.now())),
    ),
    media && drawMedia(media),
    drawActions(activity),
  );
  if (media) row.dataset.cover = '';
  return element('li', undefined, row);
}

function drawSaid(activity: ActivityData): HTMLElement | undefined {
  const name = drawName(activity.user);
  if (activity.kind === 'list') {
    const { media } = activity;
    return element(
      'p',
      classes.sentence,
      name,
      ` ${activityLine(activity)} `,
      media
        ? linkTo(mediaPath(media), classes.title, media.title.userPreferred)
        : element('span', classes.quiet, 'something that is no longer here'),
    );
  }
  const words = activity.kind === 'text' ? plainText(activity.text) : undefined;
  if (!words) return undefined;
  const text = element('div', texts.text, name, ' ', drawText(words, texts.markdown));
  text.dataset.led = '';
  return element('div', texts.box, text);
}

/** Portraits come with the feed: reading them now would hold up what is to come. */
function drawPicture(): HTMLElement {
  const picture = element('span', classes.avatar);
  picture.style.cssText = 'inline-size:40px;block-size:40px;background:var(--color-cover)';
  return picture;
}

function drawName(user: UserCardData | null): HTMLElement {
  return user
    ? linkTo(userPath(user.name), classes.name, user.name)
    : element('span', classes.quiet, 'Somebody');
}

function drawMedia(media: NonNullable<ListActivity['media']>): HTMLElement {
  const { large, color } = media.coverImage;
  return linkTo(
    mediaPath(media),
    classes.cover,
    drawCover({ src: large, color, className: classes.picture }),
  );
}

/** The buttons come with what they need to work; this keeps their places. */
function drawActions({ replyCount, likeCount }: ActivityData): HTMLElement {
  const places = [replyCount, likeCount].map((count) => {
    const icon = element('span', undefined);
    icon.style.inlineSize = '18px';
    return element('span', actions.action, icon, element('span', actions.count, formatNumber(count)));
  });
  const row = element('div', actions.actions, ...places);
  row.style.visibility = 'hidden';
  return row;
}

function linkTo(path: string, className: string | undefined, content: Node | string): HTMLElement {
  const link = element('a', className, content);
  link.href = hrefOf(path);
  return link;
}
