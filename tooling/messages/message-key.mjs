/**
 * `keyOf` of `@tsugi/i18n`, for the build, which cannot load TypeScript. A test compares both.
 * @param {string | unknown[]} message compiled English
 * @param {string} [context]
 * @returns {number}
 */
export function keyOf(message, context = '') {
  const text = `${typeof message === 'string' ? message : JSON.stringify(message)}\u0000${context}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}

/** `optionKey` of `@tsugi/i18n`. @param {string} value */
export const optionKey = (value) => (keyOf(value) & 0xfffff).toString(36);
