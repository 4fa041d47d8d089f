import { Widget } from '@tsugi/ui/components';
import classes from './SignedOutHome.module.css';
import { Welcome } from './Welcome.tsx';

const ROW = <div className={classes.row} />;

/** An introduction, and trending rows: widgets of the search remote. */
export function SignedOutHome() {
  return (
    <>
      <Welcome />
      <Widget remote="search" name="trending-row" props={{ type: 'ANIME' }} fallback={ROW} />
      <Widget remote="search" name="season-row" fallback={ROW} />
      <Widget remote="search" name="trending-row" props={{ type: 'MANGA' }} fallback={ROW} />
    </>
  );
}
