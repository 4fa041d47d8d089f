import { parseSync, traverse } from '@babel/core';

/**
 * By function (or variable of the module, or `*` for all of it; several with spaces between them): by what stands in its place, parts with `;`
 * between them. A part is
 * - a variable of the function: each of its reads,
 * - an expression, as it is written: `init.window`,
 * - the beginning of a call or of a statement, with `…` after it: `transitions.forEach(…`,
 * - a property of an object, in braces: `{window}`.
 * Nothing in its place: it is left out; of a declaration the names stay.
 * @typedef {Record<string, Record<string, string>>} Replacements
 */

/** Characters that are compared of a part, with its spaces. */
const LONGEST = 300;

/** @typedef {{ start: number, end: number, by: string }} Edit */

/**
 * Writes constants where a library asks for what the product never has, so that the minifier drops what depends on it.
 * @param {string} source of one module
 * @param {Replacements} replacements
 * @throws when one of them is found nowhere: then look what has become of it
 */
export function replaceInFunctions(source, replacements) {
  const ast = parseSync(source, { configFile: false, babelrc: false, sourceType: 'unambiguous' });
  /** @type {Edit[]} */
  const edits = [];
  const byFunction = partsByFunction(replacements);
  const missing = new Set([...byFunction.values()].flat());
  /** @param {import('@babel/core').NodePath} path @param {string | undefined} name */
  const replaceIn = (path, name = '') => {
    for (const { part, ...edit } of editsIn(path, byFunction.get(name) ?? [], source)) {
      missing.delete(part);
      edits.push(edit);
    }
  };
  traverse(ast, {
    Program: (path) => replaceIn(path, '*'),
    FunctionDeclaration: (path) => replaceIn(path, path.node.id?.name),
    VariableDeclarator(path) {
      if (path.parentPath.parentPath?.isProgram()) replaceIn(path, path.node.id.name);
    },
  });
  const names = [...missing].map(({ name, key }) => `${name}: ${key}`);
  if (names.length > 0) throw new Error(`Not found any longer: ${names.join(', ')}`);
  return applied(source, edits);
}

/** @typedef {{ name: string, key: string, by: string, kind: 'variable' | 'property' | 'beginning' | 'expression', text: string, word: string }} Part */

/** @param {Replacements} replacements */
function partsByFunction(replacements) {
  /** @type {Map<string, Part[]>} */
  const parts = new Map();
  for (const [names, byReplacement] of Object.entries(replacements))
    for (const name of names.split(' '))
      parts.set(
        name,
        Object.entries(byReplacement).flatMap(([by, keys]) =>
          keys.split(';').map((key) => partOf(name, key.trim(), by)),
        ),
      );
  return parts;
}

/** @param {string} name @param {string} key @param {string} by @returns {Part} */
function partOf(name, key, by) {
  const text = plain(key).replace(/ ?…$/, '');
  const word = text.split(/[\s([{.]/)[0] ?? '';
  const kind = /^[\w$]+$/.test(key)
    ? 'variable'
    : /^\{\w+\}$/.test(key)
      ? 'property'
      : key.endsWith('…')
        ? 'beginning'
        : 'expression';
  return { name, key, by, kind, text, word };
}

/** @param {import('@babel/core').NodePath} path @param {Part[]} parts @param {string} source @returns {(Edit & { part: Part })[]} */
function editsIn(path, parts, source) {
  if (parts.length === 0) return [];
  /** @type {(Edit & { part: Part })[]} */
  const edits = [];
  const ofKind = (/** @type {Part['kind']} */ kind) => parts.filter((part) => part.kind === kind);
  const [variables, properties] = [ofKind('variable'), ofKind('property')];
  const others = [...ofKind('beginning'), ...ofKind('expression')];
  const addReads = (/** @type {import('@babel/core').NodePath} */ { scope }) => {
    for (const part of variables)
      for (const { node, parent } of scope.getOwnBinding(part.key)?.referencePaths ?? [])
        if (parent.type !== 'ExportSpecifier') edits.push({ part, ...edit(node, parent, part.by) });
  };
  addReads(path);
  path.traverse({
    Scope: addReads,
    enter(inner) {
      const { node, parent } = inner;
      const { start, end } = node;
      if (parent.type === 'ObjectExpression') {
        const part = properties.find(({ key }) => key === `{${node.key?.name}}`);
        if (part) edits.push({ part, start, end: end + (source[end] === ',' ? 1 : 0), by: part.by });
        return;
      }
      const candidates = others.filter(({ word }) => source.startsWith(word, start));
      if (candidates.length === 0) return;
      const text = plain(source.slice(start, Math.min(end, start + LONGEST)));
      const isBlock = node.type === 'CallExpression' || inner.isStatement();
      const part = candidates.find((one) =>
        one.kind === 'beginning'
          ? isBlock && text.startsWith(one.text)
          : text === one.text && inner.isExpression(),
      );
      if (part) edits.push({ part, ...edit(node, parent, part.by) });
    },
  });
  return edits;
}

/** @param {import('@babel/core').Node} node @param {import('@babel/core').Node} parent @param {string} by @returns {Edit} */
function edit(node, parent, by) {
  const { start, end } = node;
  if (node.type === 'VariableDeclaration' && by === '')
    return { start, end, by: `let ${namesIn(node).join(', ')};` };
  if (/Statement$|Declaration$/.test(node.type)) return { start, end, by: `${by};` };
  if (parent.type === 'ObjectProperty' && parent.shorthand) return { start, end, by: `${node.name}: ${by}` };
  const isPartOf = parent.object === node || parent.callee === node;
  return { start, end, by: isPartOf ? `(${by})` : by };
}

/** @param {import('@babel/core').types.VariableDeclaration} declaration */
function namesIn({ declarations: [first] }) {
  const { id } = first;
  if (id.type === 'ArrayPattern') return id.elements.map(({ name }) => name);
  return id.type === 'ObjectPattern' ? id.properties.map(({ value }) => value.name) : [id.name];
}

/** Without comments, in one line. @param {string} code */
function plain(code) {
  return code
    .replace(/\/\*.*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/([([]) | (?=[)\]])/g, '$1')
    .trim();
}

/** One that stands inside another is dropped with it. @param {string} source @param {Edit[]} edits */
function applied(source, edits) {
  let result = '';
  let position = 0;
  for (const { start, end, by } of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < position) continue;
    result += source.slice(position, start) + by;
    position = end;
  }
  return result + source.slice(position);
}
