import { posix } from 'node:path';

/** Workspaces with folders that still import each other: of all others no two do, directly or through others. */
export const KNOTTED = ['remotes/profile', 'sandbox'];

const IS_TEST = /\.test\.|\/testing\//;
const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.{1,2}\/[^']+)'/g;

/**
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @returns {[from: string, to: string][]} files and what they import of their workspace, without tests and what only they use
 */
function importsOf(sources) {
  return [...sources].flatMap(([file, source]) =>
    IS_TEST.test(file)
      ? []
      : [...source.matchAll(RELATIVE_IMPORT)].map(
          ([, path = '']) => /** @type {[string, string]} */ ([file, posix.join(posix.dirname(file), path)]),
        ),
  );
}

/** Files at the root of a workspace stand for themselves: entries import every folder, and what every folder imports is there too. */
const folderOf = (/** @type {string} */ file) =>
  posix.basename(posix.dirname(file)) === 'src' ? file : posix.dirname(file);

/**
 * Folders that import each other, directly or through others. Tests and what only they use do not count.
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @returns {string[]} one sentence for each cycle
 */
export function folderCycles(sources) {
  /** @type {Map<string, Map<string, string>>} an importing file by imported folder, by importing folder */
  const edges = new Map();
  for (const [file, target] of importsOf(sources)) {
    const [from, to] = [folderOf(file), folderOf(target)];
    const imported = edges.get(from) ?? new Map();
    edges.set(from, imported);
    if (to !== from && !imported.has(to)) imported.set(to, file);
  }
  /** @type {string[]} */
  const problems = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} folder @param {readonly string[]} way */
  const walk = (folder, way) => {
    if (way.includes(folder)) {
      const circle = [...way.slice(way.indexOf(folder)), folder];
      const files = circle.slice(0, -1).map((from, index) => edges.get(from)?.get(circle[index + 1] ?? ''));
      problems.push(`${circle.join(' → ')}: folders import each other, by ${files.join(', ')}`);
      return;
    }
    if (done.has(folder)) return;
    for (const next of edges.get(folder)?.keys() ?? []) walk(next, [...way, folder]);
    done.add(folder);
  };
  for (const folder of edges.keys()) walk(folder, []);
  return problems;
}

const PAGE = /^remotes\/[^/]+\/src\/pages\/([^/]+)\//;
const ABOVE_MODEL = /^remotes\/[^/]+\/src\/(?:pages\/|widgets\/|(?:routes|remote)\.ts$)/;

/**
 * Pages of a remote that import one of its other pages, and files of its `model` that import a page, a widget or its routes.
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @returns {string[]} one sentence each
 */
export function layerProblems(sources) {
  return importsOf(sources).flatMap(([file, target]) => {
    const [from, to] = [PAGE.exec(file)?.[1], PAGE.exec(target)?.[1]];
    if (from && to && from !== to)
      return [`${file}: a page imports no other page: what it has from ${target} belongs into model`];
    return /^remotes\/[^/]+\/src\/model\//.test(file) && ABOVE_MODEL.test(target)
      ? [`${file}: model imports no page, widget or route: ${target}`]
      : [];
  });
}

/** `document.querySelector(`, `document.body.querySelectorAll(`; and selectors by id from inside: `closest('#main')`. */
const DOCUMENT_LOOKUP =
  /\b(?:document|ownerDocument)(?:\??\.(?:body|head|documentElement))?\??\.(?:getElement|querySelector)\w*|\.(?:closest|matches)\(\s*['"`][^'"`]*#/g;

/**
 * Remotes that look up elements in the whole document, and so know the markup of the shell: what it has to tell is part of the
 * contract, an element of one's own is a ref.
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @returns {string[]} one sentence each
 */
export function documentProblems(sources) {
  return [...sources].flatMap(([file, source]) =>
    !file.startsWith('remotes/') || IS_TEST.test(file)
      ? []
      : [...source.matchAll(DOCUMENT_LOOKUP)].map(
          ([lookup]) => `${file}: a remote does not read the shell's markup: ${lookup}`,
        ),
  );
}
