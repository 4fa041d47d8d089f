export interface CommandDialogItem {
  readonly key: string;
  readonly title: string;
  readonly lang?: string | undefined;
  /** Places of the letters of the title that fit what was typed. */
  readonly marks?: readonly number[] | undefined;
  readonly detail?: string | undefined;
  /** Path data of an icon on a square of 24 units. */
  readonly icon?: string | undefined;
  readonly image?: { readonly src: string; readonly isFace?: boolean } | undefined;
  readonly keys?: readonly string[] | undefined;
  readonly isCurrent?: boolean | undefined;
  /** Another list or a field comes next. */
  readonly hasNext?: boolean | undefined;
  /** It opens in a new tab. */
  readonly isExternal?: boolean | undefined;
  /** Why it cannot be chosen. */
  readonly refusal?: string | undefined;
}

export interface CommandDialogGroup<Item extends CommandDialogItem> {
  readonly key: string;
  readonly title: string;
  readonly items: readonly Item[];
}
