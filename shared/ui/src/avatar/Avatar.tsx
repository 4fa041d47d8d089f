import { useState } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './Avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly src: string | null | undefined;
  /** Pixels; 40 by default. */
  readonly size?: number;
  /** A rounded square, for profile headers. */
  readonly square?: boolean;
  /** The name stands beside it already, so assistive technology passes over the picture. True by default. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/** Pixels of the largest picture in a row; a larger one stands in a page's header. */
const ROW_SIZE = 56;

/** A person's picture, or the first letter of the name on a colour of its own. */
export function Avatar({ name, src, size = 40, square, decorative = true, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src && src !== failedSrc;
  const style = { '--avatar-size': `${size}px`, '--avatar-hue': hueOf(name) };
  return (
    <span
      className={classNames(classes.avatar, className)}
      data-square={square ? '' : undefined}
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading={size > ROW_SIZE ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}

function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toUpperCase();
}

/** The same name always has the same hue, 0 to 359 degrees. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}
