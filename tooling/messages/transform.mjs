import { createRequire } from 'node:module';
import { transformSync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { compileMessage, namesOf } from './compile-message.mjs';
import { linguiOptions } from './lingui-options.mjs';

const require = createRequire(import.meta.url);

/** A file without this text has no messages. */
export const MACRO = '@tsugi/i18n/macro';

/** @typedef {{ id: string, message: string, context: string, compiled: unknown }} UsedMessage */

/**
 * Replaces the macros of `@tsugi/i18n/macro` by compiled messages: Lingui's plugin makes a message in ICU's syntax of each, `icu-minify` compiles
 * it, and the call keeps the compiled message, its values in the order of their numbers, and its context.
 * @param {string} source TypeScript, with JSX or without
 * @param {string} file
 * @param {{ translate?: (message: UsedMessage) => string | undefined, onMessage?: (message: UsedMessage) => void }} [options]
 *   `translate`: an ICU message that stands in place of the English one
 * @returns {{ code: string, map: any } | undefined} undefined: the file has no messages
 */
export function transformMessages(source, file, { translate = () => undefined, onMessage = () => {} } = {}) {
  if (!source.includes(MACRO)) return undefined;
  const result = transformSync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    generatorOpts: { retainLines: true, jsescOption: { minimal: true } },
    plugins: [
      [linguiMacro.default ?? linguiMacro, linguiOptions],
      [compiledMessages, { translate, onMessage, file }],
    ],
  });
  if (!result?.code) throw new Error(`${file}: nothing was left of it`);
  return { code: result.code, map: result.map };
}

/**
 * Lingui writes `i18n._({ id, message, values, context })`, `<Trans {...{ id, message, values, components }} />` and, for `msg`, the object alone, each
 * with a comment `i18n` before the object.
 * @param {{ types: import('@babel/types') }} babel
 * @param {{ translate: (message: UsedMessage) => string | undefined, onMessage: (message: UsedMessage) => void, file: string }} options
 */
function compiledMessages({ types: t }, { translate, onMessage, file }) {
  return {
    visitor: {
      // After the macros have been replaced, which happens when the file is entered.
      ObjectExpression(path) {
        if (!path.node.leadingComments?.some(({ value }) => value === 'i18n')) return;
        path.node.leadingComments = null;
        const textOf = (/** @type {string} */ name) => textOfNode(member(path.node, name), name);
        const message = textOf('message') ?? '';
        const used = { id: textOf('id') ?? '', message, context: textOf('context') ?? '' };
        const names = namesOf(message);
        const compiled = compileMessage(message, names);
        onMessage({ ...used, compiled });
        const translation = translate({ ...used, compiled });
        const node = t.valueToNode(translation === undefined ? compiled : compileMessage(translation, names));
        const values = inOrder(path.node, 'values', names, message);
        const components = inOrder(path.node, 'components', names, message);
        const context = translation === undefined && used.context ? t.stringLiteral(used.context) : undefined;
        const parent = path.parentPath;
        if (parent.isJSXSpreadAttribute()) {
          path.replaceWith(object(t, { message: node, values, components, context }));
          path.skip();
        } else if (isCall(parent)) {
          const args = [node, values, context];
          while (args.length > 1 && args.at(-1) === undefined) args.pop();
          parent.node.arguments = args.map((one) => one ?? t.unaryExpression('void', t.numericLiteral(0)));
          parent.node.callee = parent.node.callee.object;
        } else {
          path.replaceWith(object(t, { m: node, v: values, c: context }));
          path.skip();
        }
      },
    },
  };

  /** @param {any} node @param {string} name */
  function textOfNode(node, name) {
    if (node === undefined) return undefined;
    if (node.type === 'StringLiteral') return node.value;
    if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
    throw new Error(`${file}: the ${name} of a message is not a plain text`);
  }

  /**
   * The members of `values` or `components` as an array.
   * @param {any} message @param {'values' | 'components'} of @param {readonly string[]} names @param {string} text
   */
  function inOrder(message, of, names, text) {
    const isElement = of === 'components';
    const wanted = names.filter((name) => name.startsWith('<') === isElement);
    const given = new Map(
      (member(message, of)?.properties ?? []).map((/** @type {any} */ one) => [
        isElement ? `<x${nameOf(one)}>` : nameOf(one),
        one.value,
      ]),
    );
    // An apostrophe before a brace makes a text of a placeholder.
    if (given.size !== wanted.length || wanted.some((name) => !given.has(name)))
      throw new Error(
        `${file}: the message "${text}" has other ${of} than the code gives: ${[...given.keys()]}`,
      );
    return wanted.length > 0 ? t.arrayExpression(wanted.map((name) => given.get(name))) : undefined;
  }
}

const nameOf = (/** @type {any} */ one) => String(one.key?.name ?? one.key?.value);

/** @param {any} node an object @param {string} name */
const member = (node, name) => node.properties.find((/** @type {any} */ one) => nameOf(one) === name)?.value;

/** `_i18n._(…)`, of which `_i18n(…)` is left. */
function isCall(path) {
  return (
    path.isCallExpression() &&
    path.node.callee.type === 'MemberExpression' &&
    path.node.callee.property.name === '_'
  );
}

/** @param {any} t @param {Record<string, any>} members */
function object(t, members) {
  return t.objectExpression(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined ? [] : [t.objectProperty(t.identifier(name), value)],
    ),
  );
}

export const messageLoader = require.resolve('./message-loader.mjs');
