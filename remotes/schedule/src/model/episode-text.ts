import { t } from '@tsugi/i18n/macro';

/** "Ep 8 of 12", "Ep 1–3 of 12", "Ep 12, finale"; "One episode" of a movie. @param total null while it is unknown */
export function episodeText(first: number, last: number, total: number | null): string {
  if (total === 1) return t`One episode`;
  if (last > first) {
    return total ? t`Ep ${first}–${last} of ${total}` : t`Ep ${first}–${last}`;
  }
  if (first === total) return t`Ep ${{ episode: first }}, finale`;
  return total ? t`Ep ${{ episode: first }} of ${total}` : t`Ep ${{ episode: first }}`;
}
