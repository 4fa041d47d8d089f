import { parseSync, traverse } from '@babel/core';

/**
 * A loader for first screens, in which nothing is pressed yet: a handler that stands at an element as a function, or as the name of one of the
 * module, does nothing, so that what only it uses is left out. A component that asks whether it got one still gets one.
 * @param {string} source TypeScript with JSX
 */
export default function withoutHandlers(source) {
  const options = {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  };
  /** @type {{ start: number, end: number }[]} */
  const handlers = [];
  traverse(parseSync(source, options), {
    JSXAttribute(path) {
      const value = path.node.value?.expression;
      if (!/^on[A-Z]/.test(path.node.name.name) || !isFunction(value, path.scope)) return;
      handlers.push(value);
      path.skip();
    },
  });
  return handlers.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}() => undefined${rest.slice(end)}`,
    source,
  );
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** @param {import('@babel/types').Node | undefined} value @param {import('@babel/core').Scope} scope */
function isFunction(value, scope) {
  if (value?.type !== 'Identifier') return FUNCTIONS.includes(value?.type ?? '');
  const { node } = scope.getBinding(value.name)?.path ?? {};
  return [node?.type, node?.init?.type].some((type) => FUNCTIONS.includes(type));
}
