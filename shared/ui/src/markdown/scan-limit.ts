/** Thrown when a text needs more work than it may: the text is then shown as plain text. */
export class TextTooComplex extends Error {
  override readonly name = 'TextTooComplex';
}

/** Counts the characters that the parser's rules scan. The count depends on the text alone, not on a clock. */
export class ScanLimit {
  #left: number;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
    this.#left = limit;
  }

  get consumed(): number {
    return this.#limit - this.#left;
  }

  /** @throws TextTooComplex */
  consume(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new TextTooComplex('This text takes too long to parse');
  }
}
