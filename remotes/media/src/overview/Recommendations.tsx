import { mediaPath } from '@tsugi/data';
import type { MediaDetail } from '@tsugi/data/operations/media-detail';
import { MediaCard, mediaFormatLabel } from '@tsugi/ui';
import { titleOf } from '../media/title-of.ts';
import { Panel } from '../panel/Panel.tsx';
import { present } from '../shared/present.ts';
import classes from './Recommendations.module.css';

type Connection = MediaDetail['recommendations'];
type Recommended = NonNullable<
  NonNullable<NonNullable<NonNullable<Connection>['nodes']>[number]>['mediaRecommendation']
>;

const PREVIEW = 7;

/** What people who like this like too. */
export function Recommendations({ recommendations }: { readonly recommendations: Connection }) {
  const media = present(present(recommendations?.nodes).map((node) => node.mediaRecommendation));
  if (media.length === 0) return null;
  return (
    <Panel title="Recommendations" error="Recommendations error">
      <ul className={classes.row}>
        {media.slice(0, PREVIEW).map((one) => (
          <li key={one.id}>
            <MediaCard media={cardOf(one)} to={mediaPath(one)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function cardOf(media: Recommended) {
  const year = media.seasonYear ?? media.startDate?.year;
  return {
    id: media.id,
    title: titleOf(media),
    cover: media.coverImage?.large ?? null,
    color: media.coverImage?.color ?? null,
    score: media.averageScore,
    facts: [mediaFormatLabel(media.format), year].filter(Boolean).join(' · '),
    listStatus: media.mediaListEntry?.status,
    ...(media.type ? { type: media.type } : {}),
    adult: media.isAdult ?? false,
  };
}
