import type { HomeSkeleton } from '@tsugi/contract';
import type { CSSProperties } from 'react';

/** For the classes of HomeSections.module.css. */
export function heightOf({ height: [phone, desk] }: HomeSkeleton): CSSProperties {
  const properties = { '--height-phone': `${phone}px`, '--height-desk': `${desk}px` };
  return properties;
}
