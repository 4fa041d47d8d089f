import { host } from '@tsugi/contract';
import { useLayoutEffect } from 'react';

export interface PageTitleProps {
  readonly title: string;
  /** The part of the thing that is shown: `Characters`. */
  readonly sub?: string | undefined;
}

/** Sets the document's title: `{title} - {short name}`, or `{title} - {sub} - {short name}`. Renders nothing. */
export function PageTitle({ title, sub }: PageTitleProps) {
  useLayoutEffect(() => {
    document.title = [title, sub, host().shortName].filter(Boolean).join(' - ');
  }, [title, sub]);
  return null;
}
