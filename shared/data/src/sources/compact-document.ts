/**
 * The same GraphQL document without white space and commas that say nothing. One with comments, block strings or escaped characters, of
 * which the product has none, stays as it is: telling them apart would be more code, in every bundle with operations, than it saves.
 */
export function compactDocument(document: string): string {
  if (/#|\\|"""/.test(document)) return document;
  return document
    .trim()
    .replace(
      /("[^"]*")|[\s,]*([^\w\s,"])[\s,]*|[\s,]+/g,
      (_found, string?: string, punctuator?: string) => string ?? punctuator ?? ' ',
    );
}
