import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { HomeSections } from './HomeSections.tsx';
import { Welcome } from './Welcome.tsx';

/** Signed in: what remotes show of the viewer's own; signed out: an introduction before their sections. */
export function Home() {
  const { status } = useAuth();
  return (
    <div className="page">
      <PageTitle title={t`Home`} />
      {status === 'signed-in' ? (
        <VisuallyHidden>
          <h1>{t`Home`}</h1>
        </VisuallyHidden>
      ) : (
        <Welcome />
      )}
      <HomeSections key={status} audience={status} />
    </div>
  );
}
