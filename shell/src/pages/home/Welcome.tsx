import { authorizeUrl } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { use } from 'react';
import { useFrameLinks } from '../../frame/links/use-frame-links.ts';
import { ProductContext } from '../../product-context.ts';

/** The introduction. index.html contains the same as a template. */
export function Welcome() {
  const { name, providerName } = use(ProductContext);
  const links = useFrameLinks('welcome');
  return (
    <section className="welcome">
      <h1>{t`What comes next?`}</h1>
      <p>{t`${name} follows your anime and manga on ${providerName}: what to watch tonight, what your friends think of it, and what all of you have in common.`}</p>
      <div className="welcome-actions">
        <a className="login-link" href={authorizeUrl()}>{t`Log in with ${providerName}`}</a>
        <span data-links="welcome">
          {links.map(({ label, to }) => (
            <AppLink key={to} className="quiet-link" to={to}>
              {label}
            </AppLink>
          ))}
        </span>
      </div>
    </section>
  );
}
