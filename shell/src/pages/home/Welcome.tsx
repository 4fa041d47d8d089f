import { authorizeUrl } from '@tsugi/data';
import { ButtonLink } from '@tsugi/ui';
import { use } from 'react';
import { ProductContext } from '../../product-context.ts';
import classes from './Welcome.module.css';

export function Welcome() {
  const { name, providerName } = use(ProductContext);
  return (
    <section className={classes.welcome}>
      <h1>What comes next?</h1>
      <p>
        {name} follows your anime and manga on {providerName}: what to watch tonight, what your friends think
        of it, and what all of you have in common.
      </p>
      <div className={classes.actions}>
        <a className="login-link" href={authorizeUrl()}>
          Sign in with {providerName}
        </a>
        <ButtonLink to="/browse/anime" variant="quiet">
          Look around first
        </ButtonLink>
      </div>
    </section>
  );
}
