import { authorizeUrl } from '@tsugi/data';
import { useLoaderData, useNavigate } from '@tsugi/router';
import { Button, ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { ProductContext } from '../../product-context.ts';
import classes from './Authentication.module.css';
import { acceptToken, dropToken, hasLaterToken, type SignInOutcome } from './complete-sign-in.ts';

/** Rendered only when the token of the URL was not accepted. */
export function Authentication() {
  // The loader of this route, minus the redirect that never renders.
  const outcome = useLoaderData() as SignInOutcome;
  const { providerName } = use(ProductContext);
  const navigate = useNavigate();
  const readAgain = useEffectEvent(() => {
    if (hasLaterToken()) navigate('.', { replace: true });
  });
  useEffect(() => {
    addEventListener('hashchange', readAgain);
    return () => removeEventListener('hashchange', readAgain);
  }, []);
  const { current } = outcome;
  const isSignedIn = current.status === 'signed-in';
  // The name is known after the first page with this login.
  const asName = isSignedIn && current.viewer ? ` as ${current.viewer.name}` : '';
  const unchanged = isSignedIn ? `You are still logged in${asName}.` : 'You are not logged in.';
  const isRetry = !isSignedIn && outcome.status !== 'not-started';
  const login = (
    <a className="login-link" href={authorizeUrl()}>
      {isRetry ? `Try again with ${providerName}` : `Log in with ${providerName}`}
    </a>
  );

  switch (outcome.status) {
    case 'not-started':
    case 'no-token':
      return (
        <Page
          title={isSignedIn ? `You are logged in${asName}` : 'You are not logged in'}
          body={
            outcome.status === 'no-token'
              ? `${providerName} did not send a usable access token.`
              : `${providerName} leads back to this page after a login. No login was started.`
          }
          action={login}
        />
      );
    case 'refused':
      return (
        <Page
          title="This login is not valid"
          body={`${providerName} does not know its access token. ${unchanged}`}
          action={login}
        />
      );
    case 'unchecked':
      return (
        <Page
          title="The login could not be checked"
          body={`${outcome.reason} ${unchanged}`}
          action={
            <Button variant="primary" onClick={() => navigate('.', { replace: true })}>
              Try again
            </Button>
          }
        />
      );
    case 'unexpected': {
      const { owner, token } = outcome;
      const accept = () => {
        acceptToken(token);
        navigate('/', { replace: true });
      };
      return (
        <Page
          title={`Log in as ${owner.name}?`}
          body={
            <>
              This login was not started in this tab. {isSignedIn && `It would replace your login${asName}. `}
              Go on only if <strong>{owner.name}</strong> is your account: everything you do here would be
              done there.
            </>
          }
          action={
            <span className={classes.choices}>
              <ButtonLink variant="primary" to="/" replace onClick={dropToken}>
                {isSignedIn ? `Stay logged in${asName}` : 'Do not log in'}
              </ButtonLink>
              <Button onClick={accept}>Log in as {owner.name}</Button>
            </span>
          }
        />
      );
    }
  }
}

function Page(state: { readonly title: string; readonly body: ReactNode; readonly action: ReactNode }) {
  return (
    <div className="page">
      <PageTitle title="Log in" />
      <EmptyState titleAs="h1" {...state} />
    </div>
  );
}
