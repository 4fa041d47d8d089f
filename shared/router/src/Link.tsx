import type { ComponentPropsWithRef } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom';

type ClickOptions = Parameters<typeof useLinkClickHandler>[1];

export interface LinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  /** From the product's root: `/search/anime?q=moon`; or a whole URL of another site, which the browser opens. */
  readonly to: To;
}

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * An anchor whose plain left click navigates within the document. React Router's own Link carries the prefetch of its
 * framework mode, 3 KB of the initial file that are never used.
 */
export function Link({ to, replace, state, preventScrollReset, target, onClick, ...rest }: LinkProps) {
  const isElsewhere = typeof to === 'string' && ABSOLUTE.test(to);
  // Hooks run in any case; what they make of a whole URL is not used.
  const path = useHref(isElsewhere ? '/' : to);
  // The handler takes undefined as left out; its type does not say so.
  const options = { replace, state, preventScrollReset, target } as ClickOptions;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, options);
  return (
    <a
      {...rest}
      href={isElsewhere ? to : path}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isElsewhere) navigate(event);
      }}
    />
  );
}
