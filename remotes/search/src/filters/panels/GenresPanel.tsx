import { useQuery } from '@tsugi/data';
import { genreAndTagCollection } from '@tsugi/data/operations/genre-and-tag-collection';
import { FailureState, SearchField, Skeleton } from '@tsugi/ui/components';
import { useState } from 'react';
import { GENRES } from '../../query/values.ts';
import { cycleGenre, genreState } from '../genre-cycle.ts';
import { GenreButton } from './GenreButton.tsx';
import classes from './Panel.module.css';
import type { PanelProps } from './panel-props.ts';

/** Genres and tags, found by typing. Adult tags show only when adult works do. */
export function GenresPanel({ params, onChange }: PanelProps) {
  const [text, setText] = useState('');
  const collection = useQuery(genreAndTagCollection, {});
  const showsAdult = params.rating.includes('ANY') || params.rating.includes('RX');
  const wanted = text.trim().toLowerCase();
  const matches = (name: string) => name.toLowerCase().includes(wanted);

  const genres = (collection.data?.genres ?? GENRES).filter(
    (name) => matches(name) && (showsAdult || name !== 'Hentai'),
  );
  const tags = (collection.data?.tags ?? []).filter(
    (tag) => matches(tag.name) && (showsAdult || tag.isAdult !== true),
  );
  const button = (name: string, hint?: string | null) => (
    <GenreButton
      key={name}
      name={name}
      hint={hint ?? undefined}
      state={genreState(params, name)}
      onPress={() => onChange((latest) => cycleGenre(latest, name))}
    />
  );

  return (
    <>
      <SearchField
        label="Find a genre or tag"
        placeholder="Find a genre or tag"
        value={text}
        onChange={setText}
      />
      <div className={classes.scroll}>
        {genres.length > 0 && (
          <fieldset>
            <legend className={classes.legend}>Genres</legend>
            <div className={classes.names}>{genres.map((name) => button(name))}</div>
          </fieldset>
        )}
        {tags.length > 0 && (
          <fieldset>
            <legend className={classes.legend}>Tags</legend>
            <div className={classes.names}>{tags.map((tag) => button(tag.name, tag.description))}</div>
          </fieldset>
        )}
        {collection.status === 'loading' && <Skeleton height="160px" radius="var(--radius-chip)" />}
        {collection.error && !collection.data && (
          <FailureState
            failure={collection.error}
            compact
            title="The tags could not be loaded"
            onRetry={collection.retry}
          />
        )}
        {collection.status === 'ready' && genres.length + tags.length === 0 && (
          <p className={classes.hint}>No genre or tag is called that.</p>
        )}
      </div>
      <p className={classes.hint}>Press once to include, twice to exclude.</p>
    </>
  );
}
