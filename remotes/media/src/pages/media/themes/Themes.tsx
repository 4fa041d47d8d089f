import { useQuery } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { FailureState, Skeleton } from '@tsugi/ui/components';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { titleOf } from '../../../model/media/title-of.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import { useShownFirst } from '../../../model/panel/use-shown-first.tsx';
import { animeThemes } from '../../../model/themes/anime-themes.query.ts';
import { ThemeItem } from '../../../model/themes/ThemeItem.tsx';
import classes from '../../../model/themes/Themes.module.css';
import { clipsOf, themeRows } from '../../../model/themes/theme-rows.ts';

const FIRST = 8;

/** Openings and endings of an anime. Nothing plays, and no file is asked for, before a press. */
export function Themes({ media }: { readonly media: MediaDetail }) {
  const { data, error, retry } = useQuery(animeThemes, { site: 'ani', id: media.id });
  const rows = themeRows(data?.themes ?? [], { name: titleOf(media), to: mediaPath(media) });
  const [shown, more] = useShownFirst(rows, FIRST);
  if (data && rows.length === 0) return null;
  if (error?.kind === 'not-found') return null;
  const clips = clipsOf(rows);
  return (
    <Panel title={t({ message: 'Themes', context: 'songs' })}>
      {error && !data && (
        <FailureState failure={error} compact title={t`The themes could not be loaded`} onRetry={retry} />
      )}
      {(data || !error) && (
        <ul className="grid gap-2" aria-label={t({ message: 'Themes', context: 'songs' })} aria-busy={!data}>
          {data ? shown.map((row) => <ThemeItem key={row.id} row={row} clips={clips} />) : <Placeholders />}
        </ul>
      )}
      {more}
    </Panel>
  );
}

function Placeholders() {
  return ['a', 'b'].map((key) => (
    <li key={key} className={`grid panel ${classes.theme}`} aria-hidden="true">
      <Skeleton width={44} height={24} radius="var(--radius-chip)" />
      <div className={`grid narrow ${classes.song}`}>
        <Skeleton width="40%" height={15} />
        <Skeleton width="60%" height={12} />
      </div>
    </li>
  ));
}
