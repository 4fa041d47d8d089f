/**
 * A loader for first screens: code that a page loads later is no part of its first screen, so `import('./x.ts')` becomes a
 * promise that stays open.
 * @param {string} source
 */
module.exports = (source) =>
  source.replace(
    /(?<!typeof )\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(['"])[^'"]+\1\s*,?\s*\)/g,
    'new Promise(() => {})',
  );
