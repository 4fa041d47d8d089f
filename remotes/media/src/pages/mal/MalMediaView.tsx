import { t } from '@tsugi/i18n/macro';
import { lazyPart } from '@tsugi/ui';
import { Chip, mediaStatusLabel, PanelBoundary, seasonLabel, useShield } from '@tsugi/ui/components';
import actionClasses from '../../model/actions/MediaActions.module.css';
import { SiteButton } from '../../model/actions/SiteButton.tsx';
import { TrailerButton } from '../../model/actions/TrailerButton.tsx';
import textClasses from '../../model/Description.module.css';
import { serviceLabel } from '../../model/enum-label.ts';
import { Facts } from '../../model/facts/FactList.tsx';
import { Banner } from '../../model/frame/Banner.tsx';
import { ExternalLinks } from '../../model/frame/ExternalLinks.tsx';
import headingClasses from '../../model/frame/MediaHeading.module.css';
import { Numbers } from '../../model/frame/MediaNumbers.tsx';
import classes from '../../model/frame/MediaPage.module.css';
import overviewClasses from '../../model/frame/OverviewPage.module.css';
import type { MalMedia } from '../../model/media/mal-media-full.query.ts';
import { formatMalPath } from '../../model/media/mal-params.ts';
import { useCompletePath } from '../../model/media/use-slug.ts';
import { LazyPanel } from '../../model/panel/LazyPanel.tsx';
import { Panel } from '../../model/panel/Panel.tsx';
import { LargePicture } from '../../model/picture/LargePicture.tsx';
import { usePhoneLayout } from '../../model/use-phone-layout.ts';
import { MalFavourite } from './MalFavourite.tsx';
import { MalListButton } from './MalListButton.tsx';
import { MalRelations } from './MalRelations.tsx';
import { malFacts, malNumbers } from './mal-view.ts';

const loadPeople = () => import(/* webpackChunkName: "mal-people" */ './MalPeople.tsx');
const MalCharacters = lazyPart(async () => (await loadPeople()).MalCharacters);
const MalStaff = lazyPart(async () => (await loadPeople()).MalStaff);

export interface MalMediaViewProps {
  readonly media: MalMedia;
  readonly type: 'anime' | 'manga';
}

/** The same page as the tracker's, with the data of the MAL-style service. */
export function MalMediaView({ media, type }: MalMediaViewProps) {
  const isPhone = usePhoneLayout();
  useCompletePath(formatMalPath({ type, malId: media.malId }, media.title));
  const eyebrow = [
    serviceLabel(media.type),
    seasonLabel(media.season, media.year),
    mediaStatusLabel(media.status),
  ];
  const score = { of: `mal-${type}-${media.malId}`, name: media.title };
  const hidesRanks = useShield('scores', score.of);
  const facts = <Facts facts={malFacts(media)} />;
  return (
    <div className={classes.frame} data-low-banner="">
      <Banner src={null} />
      <div className={`page ${classes.layout}`}>
        <header className={`${classes.heading} ${headingClasses.heading}`}>
          <p className={`wrap fine ${headingClasses.eyebrow}`}>
            {[...eyebrow, t`MAL view`].filter(Boolean).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <h1 className={headingClasses.title} data-long={media.title.length > 60 ? '' : undefined}>
            {media.title}
          </h1>
        </header>
        <div className={`stack gap-4 ${classes.side}`}>
          <LargePicture
            className={classes.cover}
            image={{ large: media.image, extraLarge: media.largeImage }}
            label={t`Cover of ${{ title: media.title }}`}
          />
          <div className={`${classes.actions} ${actionClasses.actions}`}>
            <MalListButton malId={media.malId} type={type} />
            <div className={`grid gap-2 ${actionClasses.quiet}`} data-uneven="">
              <MalFavourite malId={media.malId} type={type} />
              <TrailerButton trailer={{ id: media.trailerYoutubeId, site: 'youtube' }} title={media.title} />
              <SiteButton site="MyAnimeList" url={media.url} />
            </div>
          </div>
          {!isPhone && <div className={classes.facts}>{facts}</div>}
        </div>
        <div className={classes.numbers}>
          <Numbers numbers={malNumbers(media, hidesRanks)} {...score} />
        </div>
        <div className={`${classes.content} ${overviewClasses.overview}`}>
          <div className="grid gap-4">
            <MalText text={media.synopsis ?? t`There is no synopsis yet.`} />
            <ul className={`row gap-2 ${overviewClasses.chips}`} aria-label={t`Genres`}>
              {media.genres.map(({ mal_id, name }) => (
                <li key={mal_id}>
                  <Chip
                    tone="accent"
                    to={`/search/${type}?${new URLSearchParams({ genre: name })}`}
                    lang="en"
                  >
                    {name}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
          {isPhone && <Panel title={t`Details`}>{facts}</Panel>}
          {media.background && (
            <Panel title={t`Background`}>
              <MalText text={media.background} />
            </Panel>
          )}
          <PanelBoundary message={t`Relations error`}>
            <MalRelations relations={media.relations} />
          </PanelBoundary>
          <LazyPanel message={t`Characters error`} height={[386, 640]}>
            <MalCharacters malKey={{ type, malId: media.malId }} />
          </LazyPanel>
          {type === 'anime' && (
            <LazyPanel message={t`Staff error`} height={[286, 830]}>
              <MalStaff malId={media.malId} />
            </LazyPanel>
          )}
          <PanelBoundary message={t`External links error`}>
            <MalLinks links={media.external} />
          </PanelBoundary>
        </div>
      </div>
    </div>
  );
}

/** Plain text of the service: paragraphs are parted by empty lines. */
function MalText({ text }: { readonly text: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div className={textClasses.plain}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Where else the work is. */
function MalLinks({ links }: { readonly links: MalMedia['external'] }) {
  const sites = links.map(({ name, url }, index) => ({
    id: index,
    site: name,
    url,
    type: null,
    language: null,
    color: null,
    icon: null,
    notes: null,
    isDisabled: false,
  }));
  return <ExternalLinks links={sites} hashtag={null} />;
}
