/**
 * Lets the bundler drop components of a library that nothing imports: `X = React.forwardRef(…)` counts as a call with
 * effects, and `X.displayName = …` as a use of X. The names serve development tools only.
 * @param {string} source a module in production form
 */
export default function unusedComponentsLoader(source) {
  return withoutOldBrowserWarning(withoutDisplayNames(source));
}

/** @param {string} source */
export function withoutDisplayNames(source) {
  return source
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var [\w$]+ = )(React\w*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}

/**
 * Removes the router's warning for browsers without URLSearchParams: the product starts in none of them.
 * @param {string} source
 */
export function withoutOldBrowserWarning(source) {
  return source.replace(
    /^ *warning\(\s*typeof URLSearchParams !== "undefined",\s*`(?:[^`\\]|\\.)*`\s*\);$/gm,
    '',
  );
}
