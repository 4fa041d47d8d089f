/** What a command source is asked about. */
export interface CommandContext {
  /**
   * The page that is shown (`page`), a page that the card or row with the focus or under the pointer leads to (`item`), or nothing but the moment
   * (`everywhere`).
   */
  readonly of: 'page' | 'item' | 'everywhere';
  /** From the product's root, encoded as in the URL: `/ani/anime/5/paper-moon`. */
  readonly path: string;
  /** The search parameters, with "?" if there are any. */
  readonly search: string;
  /** Aborted when the palette is closed. */
  readonly signal: AbortSignal;
}

/**
 * Gives the commands for what it is asked about; undefined when there are none. When it rejects, the palette shows the commands of all others and says
 * that some are missing. All texts are in the language of the page.
 */
export type CommandSource = (context: CommandContext) => Promise<CommandGroup | undefined>;

export interface CommandGroup {
  /** Names the thing that the commands are about, if it is one thing: of two groups with the same name the palette shows the first. */
  readonly about?: string;
  /** What the commands are about: "Paper Moon", "Saved searches". */
  readonly title: string;
  readonly commands: readonly Command[];
  /** The commands are things to find, such as titles of a list, maybe thousands: they are listed once something is typed. */
  readonly isFoundOnly?: boolean;
  /** What is missing, and why: "Offline: some actions need a connection." */
  readonly note?: string;
}

export interface Command {
  /** Unique in the source, and the same in every release: how often it is used is stored under it. */
  readonly id: string;
  /** What it does, or what it leads to. */
  readonly title: string;
  /** BCP 47 tag of the title if it is in another language than the page. */
  readonly lang?: string | undefined;
  /** Other texts that find it: synonyms, a title in another script. */
  readonly keywords?: readonly string[] | undefined;
  /** Muted, behind the title: the present value, facts. */
  readonly detail?: string | undefined;
  /** Path data of an icon on a square of 24 units. */
  readonly icon?: string | undefined;
  /** In place of an icon. */
  readonly image?: { readonly src: string; readonly isFace?: boolean } | undefined;
  /** Keys that do the same without the palette, pressed together. */
  readonly keys?: readonly string[] | undefined;
  /** The value that is set now. */
  readonly isCurrent?: boolean | undefined;
  /** Why it cannot be used now: it is listed with this sentence. */
  readonly refusal?: string | undefined;
  readonly action: CommandAction;
}

/** What happens when a command is chosen. All but the last two close the palette. */
export type CommandAction =
  /** A path from the product's root, or a URL of the web, which opens in a new tab. */
  | { readonly type: 'open'; readonly to: string }
  /** What it throws is shown as a message. */
  | { readonly type: 'run'; readonly run: () => unknown }
  /** A list to choose from. Its commands are also found from the first list. */
  | { readonly type: 'choose'; readonly label: string; readonly choices: readonly Command[] }
  /** A value to type. */
  | { readonly type: 'ask'; readonly question: CommandQuestion };

export interface CommandQuestion {
  /** "Score, 1 to 10" */
  readonly label: string;
  /** What a touch screen's keyboard has. */
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  /** Shown before anything is typed. */
  readonly suggestions?: readonly Command[];
  /** What Enter does with the text, or a sentence why it can be nothing. */
  readonly answer: (text: string) => Command | { readonly refusal: string };
}
