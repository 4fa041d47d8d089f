import { withoutUnusedParts } from './unused-router.mjs';

/**
 * Lets the bundler drop components of a library that nothing imports: `X = React.forwardRef(…)` counts as a call with
 * effects, and `X.displayName = …` as a use of X. The names serve development tools only.
 * @param {string} source a module in production form
 */
export default function unusedComponentsLoader(source) {
  return withoutUnusedParts(withoutWarnings(withoutDisplayNames(source)));
}

/** @param {string} source */
export function withoutDisplayNames(source) {
  return source
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var [\w$]+ = )(React\w*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}

/**
 * Removes the router's warnings to developers, with their sentences: only the console shows them, and a development build has them.
 * @param {string} source
 */
export function withoutWarnings(source) {
  return source.replace(/^( *)(?:warning|warningOnce|warnOnce)\((?:.*|\n(?:.*\n)*?\1)\);$/gm, '$1;');
}
