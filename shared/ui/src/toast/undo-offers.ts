interface UndoOffer {
  readonly run: () => void;
  /** Whether it is still offered on the page. */
  readonly isOpen: () => boolean;
}

let offers: readonly UndoOffer[] = [];

/**
 * A change that can be taken back for a while: Ctrl+Z takes the last one of them back.
 * @param isOpen false ends the offer; without it, the returned function does
 */
export function offerUndo(run: () => void, isOpen: () => boolean = () => true): () => void {
  const offer = { run, isOpen };
  offers = [...offers.filter((one) => one.isOpen()), offer];
  return () => {
    offers = offers.filter((one) => one !== offer);
  };
}

/** Nothing of what was offered can be taken back any more: another account is here. */
export function dropUndoOffers(): void {
  offers = [];
}

/** @returns whether there was something to take back */
export function undoLast(): boolean {
  const offer = offers.findLast((one) => one.isOpen());
  offers = offers.filter((one) => one !== offer);
  offer?.run();
  return offer !== undefined;
}
