import { useQuery } from '@tsugi/data';
import { plural, t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { AppLink, Button, ButtonLink, EmptyState, PageTitle, VisuallyHidden } from '@tsugi/ui';
import { PanelBoundary, Skeleton } from '@tsugi/ui/components';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { webUrl } from '../../model/link-view.ts';
import { PageFailure } from '../../model/PageFailure.tsx';
import { readableName } from '../../model/readable-name.ts';
import { artistPath } from '../../model/themes/artist-path.ts';
import { ThemeItem } from '../../model/themes/ThemeItem.tsx';
import { clipsOf } from '../../model/themes/theme-rows.ts';
import classes from './ArtistPage.module.css';
import { animeSlugs, artistSongs } from './artist-songs.ts';
import { themeAnimeIds } from './theme-anime-ids.query.ts';
import { type Artist, themeArtist } from './theme-artist.query.ts';

/** An artist of the themes service. */
export function ArtistPage() {
  const { name } = useParams();
  const { data: artist, status, error, retry } = useQuery(themeArtist, name ? { slug: name } : null);
  if (!name || error?.kind === 'not-found' || (status === 'error' && !artist)) {
    return (
      <PageFailure
        error={name ? error : undefined}
        onRetry={retry}
        missing={t`There is no such artist`}
        body={t`The themes service knows nobody under this name. It may have been changed.`}
        action={<ButtonLink to="/browse/anime">{t`Browse anime`}</ButtonLink>}
        title={t`The artist could not be loaded`}
      />
    );
  }
  if (!artist) return <ArtistSkeleton name={nameOf(name)} />;
  return (
    <PanelBoundary key={artist.slug} message={t`Artist error`} extent="page">
      <PageTitle title={artist.name} />
      <LoadedArtist artist={artist} />
    </PanelBoundary>
  );
}

/** About three screens. */
const FIRST = 30;

function LoadedArtist({ artist }: { readonly artist: Artist }) {
  const [isOpen, setIsOpen] = useState(false);
  const slugs = animeSlugs(artist);
  // Its failure leaves the links to the search.
  const { data: ids } = useQuery(themeAnimeIds, slugs.length > 0 ? { slugs } : null);
  const songs = artistSongs(artist, ids);
  const clips = clipsOf(songs.flatMap(({ themes }) => themes.map(({ row }) => row)));
  const shown = isOpen ? songs : songs.slice(0, FIRST);
  const links = artist.resources.flatMap(({ site, link }) => {
    const href = webUrl(link);
    return href ? [{ site: site || t`Website`, href }] : [];
  });
  return (
    <div className={`page ${classes.artist}`}>
      <header className={classes.head}>
        <ArtistPicture name={artist.name} images={artist.images} />
        <div className="grid narrow gap-2">
          <p className="subdued">{t`Artist`}</p>
          <h1 className={classes.name}>{artist.name}</h1>
          <p className="subdued">{plural({ count: songs.length }, { one: '# song', other: '# songs' })}</p>
          {links.length > 0 && (
            <p className="wrap gap-2">
              {links.map(({ site, href }) => (
                <ButtonLink
                  key={href}
                  size="sm"
                  to={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  icon={<ExternalLink size={15} aria-hidden="true" />}
                >
                  {site}
                  <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </header>
      {songs.length === 0 && <EmptyState title={t`No songs are known yet.`} />}
      <div className={classes.songs}>
        {shown.map(({ id, title, others, themes }) => (
          <article key={id} className={`grid gap-2 ${classes.song}`}>
            <h2 className={classes.title}>{title}</h2>
            {others.length > 0 && (
              <p className={`subdued wrap accent-links ${classes.with}`}>
                {t({ message: 'with', comment: 'Before the names of the other artists of a song' })}{' '}
                {others.map(({ slug, name }) => (
                  <AppLink key={slug} to={artistPath(slug)}>
                    {name}
                  </AppLink>
                ))}
              </p>
            )}
            <ul className="grid gap-2" aria-label={t`Heard in`}>
              {themes.map(({ row, work }) => (
                <ThemeItem key={row.id} row={row} work={work} clips={clips} />
              ))}
            </ul>
          </article>
        ))}
      </div>
      {songs.length > FIRST && (
        <Button className={classes.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t`Show less` : t`Show all ${{ total: songs.length }} songs`}
        </Button>
      )}
    </div>
  );
}

/** "shin_hayase" reads as "shin hayase". */
function nameOf(slug: string): string {
  return readableName(slug.replaceAll('_', '-'), t`Media`);
}

interface ArtistPictureProps {
  readonly name: string;
  /** The large one first. */
  readonly images: readonly string[];
}

/** The first image of an artist; the initial where there is none, or it does not load. */
function ArtistPicture({ name, images }: ArtistPictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = images.find((image) => image !== failed && /^https?:/.test(image));
  return (
    <div className={`centred ${classes.picture}`}>
      {src && src !== failed ? (
        <img src={src} alt={t`Portrait of ${name}`} onError={() => setFailed(src)} />
      ) : (
        <span aria-hidden="true">{[...name][0]?.toUpperCase() ?? '?'}</span>
      )}
    </div>
  );
}

/** Stands where the artist will stand. */
function ArtistSkeleton({ name }: { readonly name: string }) {
  return (
    <div className={`page ${classes.artist}`} aria-busy="true">
      <PageTitle title={name} />
      <div className={classes.head}>
        <div className={`centred ${classes.picture}`} />
        <div className="grid narrow gap-2">
          <Skeleton width={60} height={13} />
          <h1 className={classes.name}>
            <VisuallyHidden>{t`Loading ${{ title: name }}`}</VisuallyHidden>
            <Skeleton width="min(280px, 100%)" height="1em" />
          </h1>
          <Skeleton width={70} height={15} />
        </div>
      </div>
      <div className={classes.songs} aria-hidden="true">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={`grid gap-2 ${classes.song}`}>
            <Skeleton width={180} height={20} />
            <Skeleton height={64} radius="var(--radius-card)" />
          </div>
        ))}
      </div>
    </div>
  );
}
