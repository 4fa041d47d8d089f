/** What a spreadsheet would take for a formula, also behind the marks that make it harmless. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet calculates: an apostrophe stands before what looks like a formula. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that was made harmless. */
export function originalCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
