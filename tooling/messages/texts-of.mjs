/** Macros of `@tsugi/i18n/macro`: what is written in them is a message. */
const MACROS = new Set([
  't',
  'msg',
  'plural',
  'select',
  'selectOrdinal',
  'Trans',
  'Plural',
  'Select',
  'SelectOrdinal',
]);

/** @param {any} node a name, of a function or of an element */
export const isMacro = (node) => MACROS.has(node?.name);

/**
 * The texts that an expression can give, as far as its file tells: through conditions, constants, and functions of the file.
 * @param {any} path
 * @returns {{ node: any, text: string, isPart?: boolean }[]} `isPart`: values stand beside it
 */
export function textsOf(path, seen = new Set()) {
  const { node } = path;
  if (!node || seen.has(node)) return [];
  seen.add(node);
  const of = (/** @type {any[]} */ ...paths) => paths.flat().flatMap((one) => textsOf(one, seen));
  switch (node.type) {
    case 'StringLiteral':
      return [{ node, text: node.value }];
    case 'TemplateLiteral': {
      const texts = node.quasis.map((/** @type {any} */ { value }) => ({ node, text: value.cooked }));
      return [...texts, ...of(path.get('expressions'))].map((one) => ({ ...one, isPart: true }));
    }
    case 'ConditionalExpression':
      return of(path.get('consequent'), path.get('alternate'));
    case 'LogicalExpression':
      return node.operator === '&&' ? of(path.get('right')) : of(path.get('left'), path.get('right'));
    case 'BinaryExpression':
      if (node.operator !== '+') return [];
      return of(path.get('left'), path.get('right')).map((one) => ({ ...one, isPart: true }));
    case 'ArrayExpression':
      return of(path.get('elements'));
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of(path.get('expression'));
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return of(returned(path));
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return of(membersOf(path));
    case 'CallExpression':
      return of(valuesOfCall(path));
    case 'Identifier':
      return of(constantOf(path));
    default:
      return [];
  }
}

/** What a call of a function of this file gives, or of a method of an array: `[a, b].filter(Boolean).join(' ')`. @param {any} path */
function valuesOfCall(path) {
  const callee = path.get('callee');
  if (isMacro(callee.node)) return [];
  if (callee.isIdentifier()) return constantOf(callee);
  if (!callee.isMemberExpression()) return [];
  const method = callee.node.property.name;
  if (method === 'map' || method === 'flatMap') return path.get('arguments');
  return method === 'filter' || method === 'join' ? [callee.get('object')] : [];
}

/** What a name stands for, if it is a constant or a function. A word in a constant such as `ANILIST` is a name of something. @param {any} path */
function constantOf(path) {
  const binding = path.scope.getBinding(path.node.name);
  if (!binding || binding.kind === 'module' || binding.kind === 'param') return [];
  if (binding.path.isFunctionDeclaration()) return [binding.path];
  if (!binding.path.isVariableDeclarator() || !binding.path.get('id').isIdentifier()) return [];
  const value = binding.path.get('init');
  const isNameOfThing =
    /^[A-Z][A-Z\d_]*$/.test(path.node.name) && value.isStringLiteral() && !/\s/.test(value.node.value);
  return isNameOfThing ? [] : [value];
}

/** The members of an object of this file that an expression can mean: `LABELS.CURRENT`, `LABELS[status]`. @param {any} path */
function membersOf(path) {
  const object = path.get('object');
  if (!object.isIdentifier()) return [];
  const { computed, property } = path.node;
  return constantOf(object).flatMap((/** @type {any} */ constant) => {
    const value =
      constant.isTSAsExpression() || constant.isTSSatisfiesExpression()
        ? constant.get('expression')
        : constant;
    if (value.isArrayExpression()) return computed ? value.get('elements') : [];
    if (!value.isObjectExpression()) return [];
    return value
      .get('properties')
      .filter((/** @type {any} */ { node }) => node.value && (computed || node.key.name === property.name))
      .map((/** @type {any} */ member) => member.get('value'));
  });
}

/** Every value of an object or a list, however deep. @param {any} path @returns {any[]} */
export function valuesIn(path) {
  if (path.isTSAsExpression() || path.isTSSatisfiesExpression()) return valuesIn(path.get('expression'));
  if (path.isArrayExpression()) return path.get('elements').flatMap(valuesIn);
  if (!path.isObjectExpression()) return [path];
  return path
    .get('properties')
    .flatMap((/** @type {any} */ one) => (one.isObjectProperty() ? valuesIn(one.get('value')) : []));
}

/** The expressions that a function gives. @param {any} path @returns {any[]} */
export function returned(path) {
  const body = path.get('body');
  if (!body.isBlockStatement()) return [body];
  /** @type {any[]} */
  const found = [];
  body.traverse({
    Function: (/** @type {any} */ inner) => inner.skip(),
    ReturnStatement: (/** @type {any} */ one) => {
      found.push(one.get('argument'));
    },
  });
  return found;
}
