import { authorizeUrl } from '@tsugi/data';
import { useLoaderData } from '@tsugi/router';
import { EmptyState, PageTitle } from '@tsugi/ui';
import { use } from 'react';
import { ProductContext } from '../../product-context.ts';
import type { completeSignIn } from './complete-sign-in.ts';

/** Seen only when the provider sent no usable token. */
export function Authentication() {
  // The loader of this route, minus the redirect that never renders.
  const data = useLoaderData() as Exclude<ReturnType<typeof completeSignIn>, Response>;
  const { providerName } = use(ProductContext);
  return (
    <div className="page">
      <PageTitle title="Sign in" />
      <EmptyState
        titleAs="h1"
        title="You are not signed in"
        body={data.problem ?? `${providerName} did not send a usable access token.`}
        action={
          <a className="login-link" href={authorizeUrl()}>
            Try again with {providerName}
          </a>
        }
      />
    </div>
  );
}
