/** The values of a media card. Build it once per response, so that the card can skip renders. */
export interface MediaCardModel {
  readonly id: number;
  readonly title: string;
  /** Language of the title, where it is known: `ja-Latn`. */
  readonly titleLang?: string | undefined;
  /** 230 pixels wide. */
  readonly cover: string | null;
  /** The same, 460 pixels wide, for dense screens. */
  readonly coverLarge?: string | null | undefined;
  /** The media's own colour, as CSS. */
  readonly color: string | null;
  /** 0 to 100. */
  readonly score: number | null;
  /** Stands in place of the score: a user's own one in its format. */
  readonly scoreText?: string | undefined;
  /** Whether that is the user's own score, or the user has scored the media: it is never hidden then. */
  readonly isScored?: boolean | undefined;
  /** What its score is hidden and shown by, where that is not the id: of a media of another service. */
  readonly subject?: string | undefined;
  /** One line: `TV · 2026 · 12 ep`. */
  readonly facts: string;
  /** The status of the user's own entry, `CURRENT` and so on, or a text that is shown as it is. */
  readonly listStatus?: string | null | undefined;
  /** The user's own score in its format, which stands beside the status; empty for none. */
  readonly ownScore?: string | undefined;
  /** Anime when absent; decides between Watching and Reading. */
  readonly type?: 'ANIME' | 'MANGA' | undefined;
  readonly adult?: boolean | undefined;
}
