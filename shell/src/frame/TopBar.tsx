import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { Suspense, use } from 'react';
import { ProductContext } from '../product-context.ts';
import { BarEnd, BarLinks } from './lazy-parts.ts';

/** The links of index.html, shown until the component is loaded that marks the current one. */
const firstLinks = [...document.querySelectorAll('.bar-nav span a')].map((link) => ({
  to: `/${link.getAttribute('href')}`,
  label: link.textContent,
}));

/** The sign of index.html. A picture in the style sheet would delay the first frame: browsers lay it out as a page of its own. */
const sign = document.querySelector('.brand-mark path')?.getAttribute('d') ?? '';

export function TopBar() {
  const { pathname } = useLocation();
  const product = use(ProductContext);
  return (
    <header className="bar">
      <div className="bar-inner">
        <AppLink className="brand" to="/" aria-label={t`${{ productName: product.name }}, home`}>
          <svg className="brand-mark" viewBox="60 60 404 404" aria-hidden="true">
            <path d={sign} />
          </svg>
          <span className="brand-name">{product.name}</span>
        </AppLink>
        <nav className="bar-nav" aria-label={t`Main`}>
          <AppLink to="/" aria-current={pathname === '/' ? 'page' : undefined}>
            {t`Home`}
          </AppLink>
          <span data-links="bar">
            <Suspense
              fallback={firstLinks.map(({ to, label }) => (
                <AppLink key={to} to={to}>
                  {label}
                </AppLink>
              ))}
            >
              <BarLinks />
            </Suspense>
          </span>
        </nav>
        <Suspense fallback={<span className="bar-tools" />}>
          <BarEnd />
        </Suspense>
      </div>
    </header>
  );
}
