import type { ComponentPropsWithRef } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom';

type ClickOptions = Parameters<typeof useLinkClickHandler>[1];

export interface LinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'> {
  /** From the product's root: `/search/anime?q=moon`. */
  readonly to: To;
}

/**
 * An anchor whose plain left click navigates within the document. React Router's own Link carries the prefetch of its
 * framework mode, 3 KB of the first file that are never used.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  target,
  onClick,
  ...rest
}: LinkProps) {
  // The handler takes undefined as left out; its type does not say so.
  const options = { replace, state, preventScrollReset, viewTransition, target } as ClickOptions;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, options);
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
