import { select, t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { CoverImage } from '@tsugi/ui/components';
import { useState } from 'react';
import type { Covers } from '../../../model/stats-params.ts';
import classes from './CoverStrip.module.css';
import { FIRST_COVERS, moreCoverIds } from './cover-blocks.ts';
import { type Cover, useCovers } from './use-covers.ts';

export interface CoverStripProps {
  /** Whose covers they are. */
  readonly name: string;
  readonly ids: readonly number[];
  readonly kind: Covers;
  /** Those of the first ids, which come with the other cards of the group; undefined while they are on the way. */
  readonly first: ReadonlyMap<number, Cover> | undefined;
}

/** How near the end a scroll asks for more, in pixels. */
const NEAR_END = 160;

/** Six covers in a row; further ones come when it is scrolled sideways or the last tile is pressed. */
export function CoverStrip({ name, ids, kind, first }: CoverStripProps) {
  const blocks = moreCoverIds(ids);
  const [shownBlocks, setShownBlocks] = useState(0);
  const shown = blocks.slice(0, shownBlocks);
  const rest = ids.length - FIRST_COVERS - shown.flat().length;
  const more = () => setShownBlocks(Math.min(shownBlocks + 1, blocks.length));
  return (
    <ul
      className={`scroll-row gap-2 ${classes.strip}`}
      aria-label={select(kind, { characters: `${name}: characters`, other: `${name}: titles` })}
      onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) => {
        // Negative from right to left.
        const passed = Math.abs(scrollLeft);
        if (rest > 0 && passed > 0 && scrollWidth - passed - clientWidth < NEAR_END) more();
      }}
    >
      <CoverTiles ids={ids.slice(0, FIRST_COVERS)} covers={first} />
      {shown.map((block) => (
        <MoreTiles key={block[0]} ids={block} kind={kind} />
      ))}
      {rest > 0 && (
        <li className={classes.tile}>
          <button
            type="button"
            className={`centred label ${classes.more}`}
            aria-label={select(kind, {
              characters: `Show ${rest} more of ${name}: characters`,
              other: `Show ${rest} more of ${name}: titles`,
            })}
            onClick={more}
          >
            <span dir="ltr">+{rest}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

function MoreTiles({ ids, kind }: { readonly ids: readonly number[]; readonly kind: Covers }) {
  const { covers, error, retry } = useCovers(ids, kind);
  if (error && !covers) {
    return (
      <li className={classes.tile}>
        <button
          type="button"
          className={`centred label ${classes.more}`}
          onClick={retry}
        >{t`Try again`}</button>
      </li>
    );
  }
  return <CoverTiles ids={ids} covers={covers} />;
}

interface CoverTilesProps {
  readonly ids: readonly number[];
  readonly covers: ReadonlyMap<number, Cover> | undefined;
}

/** One tile an id; what the service no longer has is left out. */
function CoverTiles({ ids, covers }: CoverTilesProps) {
  return ids.map((id) => {
    if (!covers) return <li key={id} className={classes.tile} data-waiting="" aria-hidden="true" />;
    const cover = covers.get(id);
    if (!cover) return null;
    const title = cover.title ?? t`Unnamed`;
    return (
      <li key={id} className={classes.tile}>
        <AppLink to={cover.to} title={title}>
          <CoverImage src={cover.image} color={cover.color} alt={title} />
        </AppLink>
      </li>
    );
  });
}
