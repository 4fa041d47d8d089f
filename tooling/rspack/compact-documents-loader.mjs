const DOCUMENT = /`\s*(?:query|mutation|fragment) [A-Z][^`]*`/g;
const VALUE = /(\$\{[^{}]*\})/;

/**
 * A loader that leaves white space and commas that say nothing out of the GraphQL documents of a file. What is beside a value in them may stay:
 * `compactDocument` makes the same text of the result as of what is written. Lines of code stay where they are, for source maps.
 * @param {string} source TypeScript
 */
export default function compactDocumentsLoader(source) {
  return withCompactDocuments(source);
}

/** @param {string} source */
export function withCompactDocuments(source) {
  return source.replace(DOCUMENT, (literal) => {
    const parts = literal.split(VALUE);
    const texts = parts.filter((_part, index) => index % 2 === 0);
    // Values with braces or templates of their own, comments, escaped characters: none of them is worth a parser.
    if (texts.some((text) => text.includes('${') || /[#\\]|"""/.test(text))) return literal;
    const compact = parts.map((part, index) => (index % 2 === 0 ? compactPart(part) : part)).join('');
    const lines = (/** @type {string} */ text) => text.split('\n').length;
    return compact + '\n'.repeat(lines(literal) - lines(compact));
  });
}

/** As `compactDocument` of @tsugi/data. @param {string} text */
function compactPart(text) {
  return text.replace(
    /("[^"]*")|[\s,]*([^\w\s,"])[\s,]*|[\s,]+/g,
    (_found, string, punctuator) => string ?? punctuator ?? ' ',
  );
}
