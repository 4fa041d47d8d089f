import { useAuth } from '@tsugi/data';
import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { HomeSections } from './HomeSections.tsx';
import { Welcome } from './Welcome.tsx';

/** Signed in: what remotes show of the viewer's own; signed out: an introduction before their sections. */
export function Home() {
  const { status } = useAuth();
  return (
    <div className="page">
      <PageTitle title="Home" />
      {status === 'signed-in' ? (
        <VisuallyHidden>
          <h1>Home</h1>
        </VisuallyHidden>
      ) : (
        <Welcome />
      )}
      <HomeSections key={status} audience={status} />
    </div>
  );
}
