import { transformSync } from '@babel/core';

/** What the module of a remote is made of (`remoteModuleOf`). The manifest has the rest. */
const MEMBERS = new Set(['type', 'id', 'path', 'params', 'load', 'children', 'name']);

/** Types of contributions of which the module has something. */
const TYPES = new Set(['route', 'widget', 'command-source']);

/**
 * A loader for the list of a remote's contributions: leaves out what only its manifest has, requests, titles, links and sections of home, which
 * were up to a third of the remote's entry.
 * @param {string} source of `src/routes.ts`
 */
export default function runTimeContributionsLoader(source) {
  return withoutManifestParts(source);
}

/** @param {string} source TypeScript */
export function withoutManifestParts(source) {
  const result = transformSync(source, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'] },
    generatorOpts: { retainLines: true },
    plugins: [
      () => ({
        visitor: { ObjectExpression: leaveOut, ObjectProperty: skipRules, Program: { exit: removeUnused } },
      }),
    ],
  });
  return result?.code ?? '';
}

/** @param {import('@babel/core').NodePath<import('@babel/types').ObjectExpression>} path */
function leaveOut(path) {
  const { node, parentPath } = path;
  const members = node.properties.map((one) => ({ one, name: nameOf(one) }));
  const type = members.find(({ name }) => name === 'type')?.one;
  const isOther =
    type?.type === 'ObjectProperty' && type.value.type === 'StringLiteral' && !TYPES.has(type.value.value);
  if (isOther && parentPath.isArrayExpression()) {
    path.remove();
    return;
  }
  // Spread members stand in an object of their own.
  node.properties = members.flatMap(({ one, name }) =>
    name === undefined || MEMBERS.has(name) ? [one] : [],
  );
}

/**
 * What only the manifest's parts were made of, with its imports: a minifier keeps what calls a function.
 * @param {import('@babel/core').NodePath<import('@babel/types').Program>} path
 */
function removeUnused(path) {
  const unused = () => {
    path.scope.crawl();
    return Object.values(path.scope.bindings).filter((binding) => !binding.referenced);
  };
  for (let found = unused(); found.length > 0; found = unused()) {
    for (const { path: one } of found) {
      const { parentPath } = one;
      one.remove();
      // Without names it would run the module.
      if (parentPath?.isImportDeclaration() && parentPath.node.specifiers.length === 0) parentPath.remove();
    }
  }
}

/** Names of segments are no members of a contribution. @param {import('@babel/core').NodePath<import('@babel/types').ObjectProperty>} path */
function skipRules(path) {
  if (nameOf(path.node) === 'params') path.skip();
}

/** @param {import('@babel/types').ObjectExpression['properties'][number]} member @returns {string | undefined} undefined for a spread */
function nameOf(member) {
  if (member.type === 'SpreadElement') return undefined;
  return member.key.type === 'Identifier' ? member.key.name : String(member.key.value);
}
