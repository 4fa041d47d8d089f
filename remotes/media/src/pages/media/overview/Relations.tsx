import { present } from '@tsugi/data/operation';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { MediaRow, mediaFormatLabel, mediaStatusLabel } from '@tsugi/ui/components';
import { enumLabel } from '../../../model/enum-label.ts';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { titleOf } from '../../../model/media/title-of.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import { useShownFirst } from '../../../model/panel/use-shown-first.tsx';
import classes from './Relations.module.css';
import { sortRelations } from './sort-relations.ts';

type Connection = MediaDetail['relations'];
type Edge = NonNullable<NonNullable<NonNullable<Connection>['edges']>[number]>;

/** Two rows of three on a desk. */
const FIRST = 6;

/** Works of the same story, and how each relates to this one. */
export function Relations({ relations }: { readonly relations: Connection }) {
  const edges = sortRelations(present(relations?.edges).filter(({ node }) => node));
  const [shown, more] = useShownFirst(edges, FIRST);
  if (edges.length === 0) return null;
  return (
    <Panel title={t`Relations`}>
      <ul className={`grid gap-3 ${classes.list}`}>
        {shown.map((edge) => (
          <RelationCard key={`${edge.relationType}-${edge.node?.id}`} edge={edge} />
        ))}
      </ul>
      {more}
    </Panel>
  );
}

function RelationCard({ edge }: { readonly edge: Edge }) {
  const { node, relationType } = edge;
  if (!node) return null;
  const year = node.seasonYear ?? node.startDate?.year;
  const facts = [mediaFormatLabel(node.format), year, mediaStatusLabel(node.status, 'short')];
  return (
    <li>
      <MediaRow
        title={titleOf(node)}
        to={mediaPath(node)}
        cover={node.coverImage?.large}
        color={node.coverImage?.color}
        kind={enumLabel(relationType)}
        facts={[facts.filter(Boolean).join(' · ')]}
      />
    </li>
  );
}
