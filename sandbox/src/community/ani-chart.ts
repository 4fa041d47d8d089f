export type AniChartSettings = {
  titleLanguage: string;
  outgoingLinkProvider: string;
  theme: string;
  sort: string;
};

const USUAL: AniChartSettings = {
  titleLanguage: 'romaji',
  outgoingLinkProvider: 'anilist',
  theme: 'light',
  sort: 'popularity',
};

/** What users chose on the provider's page of seasonal charts. */
export class AniChart {
  private readonly chosen = new Map<number, Partial<AniChartSettings>>();
  private readonly marked = new Map<number, Map<number, string>>();

  settings(userId: number): AniChartSettings {
    return { ...USUAL, ...this.chosen.get(userId) };
  }

  set(userId: number, changes: Partial<AniChartSettings>): AniChartSettings {
    this.chosen.set(userId, { ...this.chosen.get(userId), ...changes });
    return this.settings(userId);
  }

  /** Colours by the id of the work. */
  highlights(userId: number): Readonly<Record<string, string>> {
    return Object.fromEntries(this.marked.get(userId) ?? []);
  }

  /** Null takes the highlight away. */
  highlight(userId: number, mediaId: number, colour: string | null): void {
    const marked = this.marked.get(userId) ?? new Map<number, string>();
    this.marked.set(userId, marked);
    if (colour === null) {
      marked.delete(mediaId);
    } else {
      marked.set(mediaId, colour);
    }
  }
}
