import type { AniChartSettings } from '../../community/ani-chart.ts';
import { type Context, requireViewer } from '../context.ts';
import { invalid } from '../errors.ts';
import { storedText } from '../stored-text.ts';
import type { Maybe } from './required.ts';

/** Sets what was sent and responds all settings. */
export function updateAniChartSettings(
  args: { [K in keyof AniChartSettings]?: Maybe<AniChartSettings[K]> },
  context: Context,
): AniChartSettings {
  const viewer = requireViewer(context);
  const changes = Object.entries(args).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, storedText(value)]] : [],
  );
  return context.world.community.aniChart.set(viewer.id, Object.fromEntries(changes));
}

/** Colours or clears the named works and responds all highlights. */
export function updateAniChartHighlights(
  { highlights }: { highlights?: Maybe<Maybe<{ mediaId?: Maybe<number>; highlight?: Maybe<string> }>[]> },
  context: Context,
): Readonly<Record<string, string>> {
  const viewer = requireViewer(context);
  const { aniChart } = context.world.community;
  const { byId } = context.world.catalogue;
  const wrong = (highlights ?? []).flatMap((one, index) =>
    byId.has(one?.mediaId ?? 0)
      ? []
      : [[`highlights.${index}.mediaId`, ['The selected media id is invalid.']]],
  );
  if (wrong.length > 0) {
    throw invalid(Object.fromEntries(wrong));
  }
  for (const one of highlights ?? []) {
    const colour = one?.highlight;
    aniChart.highlight(viewer.id, one?.mediaId ?? 0, colour ? storedText(colour) : null);
  }
  return aniChart.highlights(viewer.id);
}
