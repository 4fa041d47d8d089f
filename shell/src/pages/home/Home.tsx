import { useAuth } from '@tsugi/data';
import { PageTitle } from '@tsugi/ui';
import { SignedInHome } from './SignedInHome.tsx';
import { SignedOutHome } from './SignedOutHome.tsx';

/** Signed in, what one is in the middle of; signed out, an invitation and what others watch. */
export function Home() {
  const auth = useAuth();
  return (
    <div className="page">
      <PageTitle title="Home" />
      {auth.status === 'signed-in' ? <SignedInHome /> : <SignedOutHome />}
    </div>
  );
}
