import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { Suspense, use } from 'react';
import { ProductContext } from '../product-context.ts';
import { BarEnd } from './late-parts.ts';
import { currentMark, navPlaces } from './nav-places.ts';

export function TopBar() {
  const { pathname } = useLocation();
  const product = use(ProductContext);
  return (
    <header className="bar">
      <div className="bar-inner">
        <AppLink className="brand" to="/" aria-label={`${product.name}, home`}>
          <span className="brand-mark" aria-hidden="true">
            次
          </span>
          <span className="brand-name">{product.name}</span>
        </AppLink>
        <nav className="bar-nav" aria-label="Main">
          {navPlaces.map((place) => (
            <AppLink key={place.to} to={place.to} aria-current={currentMark(place, pathname)}>
              {place.label}
            </AppLink>
          ))}
        </nav>
        <Suspense fallback={<span className="bar-tools" />}>
          <BarEnd />
        </Suspense>
      </div>
    </header>
  );
}
