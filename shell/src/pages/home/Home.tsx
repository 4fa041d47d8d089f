import { useAuth } from '@tsugi/data';
import { PageTitle, Widget } from '@tsugi/ui';
import classes from './Home.module.css';
import { Welcome } from './Welcome.tsx';

/** Signed out, an invitation; for everybody, what is trending, lent by the search remote. */
export function Home() {
  const auth = useAuth();
  return (
    <div className="page">
      <PageTitle title="Home" />
      {auth.status === 'signed-out' ? (
        <Welcome />
      ) : (
        <>
          <h1 className={classes.greeting}>{greeting(auth.viewer?.name)}</h1>
          <Widget remote="profile" name="continue-watching" props={{ type: 'ANIME' }} />
          <Widget remote="profile" name="airing-today" />
          <Widget remote="profile" name="continue-watching" props={{ type: 'MANGA', layout: 'column' }} />
        </>
      )}
      <Widget
        remote="search"
        name="trending-row"
        props={{ type: 'ANIME' }}
        fallback={<div className={classes.row} />}
      />
      <Widget
        remote="search"
        name="trending-row"
        props={{ type: 'MANGA' }}
        fallback={<div className={classes.row} />}
      />
    </div>
  );
}

function greeting(name: string | undefined): string {
  return name === undefined ? 'Welcome back' : `Welcome back, ${name}`;
}
