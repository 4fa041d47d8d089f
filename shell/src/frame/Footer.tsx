import { AppLink } from '@tsugi/ui';
import { use } from 'react';
import { ProductContext } from '../product-context.ts';

export function Footer() {
  const { name, providerName } = use(ProductContext);
  return (
    <footer className="footer">
      <span>
        {name} {__SHELL_VERSION__}, an independent client for {providerName}
      </span>
      <nav aria-label="More">
        <AppLink to="/browse/media">Browse</AppLink>
        <AppLink to="/compare/anime">Compare lists</AppLink>
        <AppLink to="/search/media">Search</AppLink>
      </nav>
    </footer>
  );
}
