import { Link } from '@tsugi/router';
import type { ComponentPropsWithRef } from 'react';
import { cancelIntent, startIntent, touchIntent } from './preload-intent.ts';

export type AppLinkProps = ComponentPropsWithRef<typeof Link>;

/**
 * A link inside the product, written from the product's root: `to="/search/anime"`. It warms its target after 20 ms of
 * hover or focus and at once on touch.
 */
export function AppLink({
  onMouseEnter,
  onMouseLeave,
  onFocus,
  onBlur,
  onTouchStart,
  ...props
}: AppLinkProps) {
  return (
    <Link
      {...props}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        startIntent(event);
      }}
      onMouseLeave={(event) => {
        onMouseLeave?.(event);
        cancelIntent();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        startIntent(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        cancelIntent();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        touchIntent(event);
      }}
    />
  );
}
