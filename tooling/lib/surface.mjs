import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {Record<string, Record<string, string>>} Surface declarations by shared module and name */

/**
 * What is no promise of a package: files that are no code, types that are generated from a schema, operations (each remote bundles
 * its own copy, and they need no new version), and what tests alone import.
 */
const UNGUARDED = /\.(css|graphql)$|\/wire\/|\/operations\/\*$|\/testing(\/|$)/;

/**
 * @param {{ name: string, exports: Record<string, string> }} description package.json
 * @returns {[entry: string, source: string][]} sorted
 */
export function guardedEntries({ name, exports }) {
  return Object.entries(exports)
    .filter(([entry]) => !UNGUARDED.test(entry))
    .map(([entry, source]) => /** @type {[string, string]} */ ([`${name}${entry.slice(1)}`, source]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The public declarations of one entry of a package, as the compiler emitted them, without comments.
 * @param {string} file the entry's declaration file
 * @returns {Record<string, string>} by exported name
 */
export function surfaceOf(file) {
  const { statements } = parse(readFileSync(file, 'utf8'));
  /** @type {Record<string, string>} */
  const surface = {};
  for (const statement of statements) {
    const list = /^export (type )?\{([^}]*)\}(?: from '([^']+)')?;/.exec(statement);
    const star = /^export \* from/.test(statement);
    if (star) throw new Error(`${file} exports everything of another file: list the names`);
    if (!list) {
      const name = nameOf(statement);
      if (name && statement.startsWith('export ')) surface[name] = declarationOf(file, name);
      continue;
    }
    const [, typeOnly = '', names = '', from] = list;
    for (const item of names
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)) {
      const [, type = '', local = '', exported = local] = /^(type )?(\w+)(?: as (\w+))?$/.exec(item) ?? [];
      const prefix = typeOnly || type ? 'type: ' : '';
      surface[exported] = prefix + (from ? imported(file, from, local) : declarationOf(file, local));
    }
  }
  return Object.fromEntries(Object.entries(surface).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What a change of the surface requires.
 * @param {{ version: string, surface: Surface } | undefined} snapshot the committed file
 * @param {{ version: string, surface: Surface }} actual
 * @returns {{ changes: string[], needsVersion: boolean }}
 */
export function compareSurfaces(snapshot, actual) {
  const before = flat(snapshot?.surface ?? {});
  const now = flat(actual.surface);
  const changes = [...new Set([...before.keys(), ...now.keys()])].sort().flatMap((key) => {
    if (!now.has(key)) return [`- ${key}`];
    if (!before.has(key)) return [`+ ${key}`];
    return before.get(key) === now.get(key) ? [] : [`~ ${key}`];
  });
  return { changes, needsVersion: changes.length > 0 && snapshot?.version === actual.version };
}

/** @param {Surface} surface */
function flat(surface) {
  return new Map(
    Object.entries(surface).flatMap(([module, names]) =>
      Object.entries(names).map(([name, declaration]) => [`${module} ${name}`, declaration]),
    ),
  );
}

/** The declaration in the file that a re-export names; of another package only where it comes from. */
function imported(file, from, name) {
  if (!from.startsWith('.')) return `from ${from}`;
  return declarationOf(join(dirname(file), from.replace(/\.tsx?$/, '.d.ts')), name);
}

/** @param {string} file @param {string} name @returns {string} with the local declarations that it mentions */
function declarationOf(file, name) {
  if (!existsSync(file)) throw new Error(`${file} is missing: run tsc -b`);
  const { statements, declared } = parse(readFileSync(file, 'utf8'));
  if (!declared.has(name)) {
    const again = statements
      .map((statement) => /^export (?:type )?\{([^}]*)\} from '([^']+)';/.exec(statement))
      .find((list) => list?.[1]?.split(',').some((item) => item.trim().replace(/^type /, '') === name));
    if (again?.[2]) return imported(file, again[2], name);
    throw new Error(`${file} does not declare ${name}`);
  }
  const wanted = new Set([name]);
  for (const current of wanted) {
    for (const word of declared.get(current)?.match(/\w+/g) ?? []) {
      // What is exported by itself stands under its own name.
      if (declared.has(word) && !declared.get(word)?.startsWith('export ')) wanted.add(word);
    }
  }
  return [...wanted].map((word) => declared.get(word)).join(' ');
}

/** @param {string} text of a declaration file: each statement begins in the first column */
function parse(text) {
  const statements = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/\n(?=[^\s})\]])/)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  /** @type {Map<string, string>} */
  const declared = new Map();
  for (const statement of statements) {
    const name = nameOf(statement);
    if (name) declared.set(name, [declared.get(name), statement].filter(Boolean).join(' '));
  }
  return { statements, declared };
}

/** @param {string} statement */
function nameOf(statement) {
  return /^(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:function|class|interface|type|const|let|enum) (\w+)/.exec(
    statement,
  )?.[1];
}
