import coverClasses from '../cover/CoverImage.module.css';
import { element } from './element.ts';

interface Cover {
  readonly src: string | null;
  readonly color: string | null;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** The plain twin of CoverImage. */
export function drawCover(
  { src, color, priority, className }: Cover,
  ...children: (Node | null)[]
): HTMLElement {
  const cover = element('span', [coverClasses.cover, className].filter(Boolean).join(' '));
  if (color) cover.style.setProperty('--cover-color', color);
  if (src) {
    const image = document.createElement('img');
    image.alt = '';
    image.loading = priority ? 'eager' : 'lazy';
    image.fetchPriority = priority ? 'high' : 'auto';
    image.decoding = 'async';
    // What comes this early has nothing to fade in from.
    image.onload = () => {
      image.dataset.loaded = 'at-once';
    };
    image.src = src;
    cover.append(image);
  }
  cover.append(...children.filter((child) => child !== null));
  return cover;
}
