/** Thrown when a text needs more work than it may: the text is then shown as plain text. */
export class TextTooComplex extends Error {
  override readonly name = 'TextTooComplex';
}

/** Counts the characters that the rules of the parser look at. The count depends on the text alone, not on a clock. */
export class ScanBudget {
  #left: number;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
    this.#left = limit;
  }

  get spent(): number {
    return this.#limit - this.#left;
  }

  /** @throws TextTooComplex */
  spend(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new TextTooComplex('This text takes too long to parse');
  }
}
