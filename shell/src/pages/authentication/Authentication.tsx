import { authorizeUrl } from '@tsugi/data';
import { Trans, t } from '@tsugi/i18n/macro';
import { useLoaderData, useNavigate } from '@tsugi/router';
import { Button, ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { ProductContext } from '../../product-context.ts';
import classes from './Authentication.module.css';
import { acceptToken, dropToken, hasLaterToken, type SignInOutcome } from './complete-sign-in.ts';

/** Rendered only when the token of the URL was not accepted. */
export function Authentication() {
  // The loader of this route, minus the redirect that never renders.
  const outcome = useLoaderData() as SignInOutcome;
  const { providerName } = use(ProductContext);
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
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
  const name = isSignedIn ? current.viewer?.name : undefined;
  const unchanged = unchangedText(isSignedIn, name);
  const isRetry = !isSignedIn && outcome.status !== 'not-started';
  const login = (
    <a className="login-link" href={authorizeUrl()}>
      {isRetry ? t`Try again with ${providerName}` : t`Log in with ${providerName}`}
    </a>
  );

  const full = (
    <Page
      title={t`The login could not be stored`}
      body={`${t`This device has no room for another account.`} ${unchanged}`}
      action={
        <ButtonLink variant="primary" to="/" replace>
          {stayText(isSignedIn, name)}
        </ButtonLink>
      }
    />
  );
  if (isFull) return full;
  switch (outcome.status) {
    case 'full':
      return full;
    case 'not-started':
    case 'no-token':
      return (
        <Page
          title={titleText(isSignedIn, name)}
          body={
            outcome.status === 'no-token'
              ? t`${providerName} did not send a usable access token.`
              : t`${providerName} leads back to this page after a login. No login was started.`
          }
          action={login}
        />
      );
    case 'refused':
      return (
        <Page
          title={t`This login is not valid`}
          body={`${t`${providerName} does not know its access token.`} ${unchanged}`}
          action={login}
        />
      );
    case 'unchecked':
      return (
        <Page
          title={t`The login could not be checked`}
          body={`${outcome.reason} ${unchanged}`}
          action={
            <Button variant="primary" onClick={() => navigate('.', { replace: true })}>{t`Try again`}</Button>
          }
        />
      );
    case 'unexpected': {
      const { owner, token } = outcome;
      const accept = async () => {
        if (await acceptToken(token, owner)) navigate('/', { replace: true });
        else setFull(true);
      };
      return (
        <Page
          title={t`Log in as ${{ ownerName: owner.name }}?`}
          body={
            <>
              {t`This login was not started in this tab.`} {isSignedIn && `${besideText(name)} `}
              <Trans>
                Go on only if <strong>{owner.name}</strong> is your account: everything you do here would be
                done there.
              </Trans>
            </>
          }
          action={
            <span className={classes.choices}>
              <ButtonLink variant="primary" to="/" replace onClick={dropToken}>
                {stayText(isSignedIn, name)}
              </ButtonLink>
              <Button onClick={accept}>{t`Log in as ${{ ownerName: owner.name }}`}</Button>
            </span>
          }
        />
      );
    }
  }
}

function unchangedText(isSignedIn: boolean, name: string | undefined): string {
  if (!isSignedIn) return t`You are not logged in.`;
  return name === undefined ? t`You are still logged in.` : t`You are still logged in as ${name}.`;
}

function titleText(isSignedIn: boolean, name: string | undefined): string {
  if (!isSignedIn) return t`You are not logged in`;
  return name === undefined ? t`You are logged in` : t`You are logged in as ${name}`;
}

function besideText(name: string | undefined): string {
  return name === undefined
    ? t`Your account stays on this device.`
    : t`${name} stays on this device as another account.`;
}

function stayText(isSignedIn: boolean, name: string | undefined): string {
  if (!isSignedIn) return t`Do not log in`;
  return name === undefined ? t`Stay logged in` : t`Stay logged in as ${name}`;
}

function Page(state: { readonly title: string; readonly body: ReactNode; readonly action: ReactNode }) {
  return (
    <div className="page">
      <PageTitle title={t`Log in`} />
      <EmptyState titleAs="h1" {...state} />
    </div>
  );
}
