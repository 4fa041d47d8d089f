import { useAuth } from '@tsugi/data';
import { PageTitle } from '@tsugi/ui';
import { SignedInHome } from './SignedInHome.tsx';
import { SignedOutHome } from './SignedOutHome.tsx';

/** Signed in: the viewer's lists and feed; signed out: an introduction and trending media. */
export function Home() {
  const auth = useAuth();
  return (
    <div className="page">
      <PageTitle title="Home" />
      {auth.status === 'signed-in' ? <SignedInHome /> : <SignedOutHome />}
    </div>
  );
}
