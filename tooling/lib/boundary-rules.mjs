/**
 * Which workspaces a workspace may ship: what its package.json may name as dependency. That it imports nothing else is
 * checked by Biome (noUndeclaredDependencies), that no path leaves the workspace by TypeScript (rootDir).
 */
const ALLOWED = {
  'shared/platform': [],
  'shared/i18n': [],
  'shared/contract': ['shared/i18n', 'shared/platform'],
  'shared/router': [],
  'shared/data': ['shared/i18n', 'shared/contract', 'shared/platform'],
  'shared/ui': ['shared/i18n', 'shared/contract', 'shared/platform', 'shared/router'],
  'shared/lists': [
    'shared/i18n',
    'shared/contract',
    'shared/platform',
    'shared/router',
    'shared/data',
    'shared/ui',
  ],
  'remotes/*': [
    'shared/i18n',
    'shared/contract',
    'shared/platform',
    'shared/router',
    'shared/data',
    'shared/ui',
    'shared/lists',
  ],
  shell: ['shared/i18n', 'shared/contract', 'shared/platform', 'shared/router', 'shared/data', 'shared/ui'],
  sandbox: ['shared/data'],
  e2e: ['sandbox', 'tooling'],
  tooling: [],
};

/** Packages that one workspace declares: everything else goes through it. */
const HOMES = [
  { package: /^react-router/, home: 'shared/router' },
  { package: /^(bottleneck|idb|graphql-request)$/, home: 'shared/data' },
  { package: /^(dompurify|marked|@base-ui\/react)$/, home: 'shared/ui' },
];

/**
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @returns {string[]} what is wrong, one sentence each
 */
export function dependencyProblems(workspaces) {
  return workspaces.flatMap(({ dir, ships, packages }) => {
    const allowed = ALLOWED[dir] ?? ALLOWED[`${dir.split('/')[0]}/*`] ?? [];
    const wrongWorkspaces = ships
      .filter((used) => !allowed.includes(used))
      .map((used) => `${dir}/package.json: may not depend on ${used}`);
    const wrongPackages = packages.flatMap((name) => {
      const rule = HOMES.find((entry) => entry.package.test(name));
      return rule && rule.home !== dir
        ? [`${dir}/package.json: ${name} belongs to ${rule.home}, which everything else goes through`]
        : [];
    });
    return [...wrongWorkspaces, ...wrongPackages];
  });
}

const NAMED_IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(@tsugi\/[^']+)'/g;

/**
 * Names that are imported from the wrong entry of a package with several.
 * @param {string} file
 * @param {string} source
 * @param {ReadonlyMap<string, ReadonlySet<string>>} entries exported names by specifier: `@tsugi/ui/components`
 * @returns {string[]} one sentence each, with the right entry
 */
export function entryProblems(file, source, entries) {
  return [...source.matchAll(NAMED_IMPORT)].flatMap(([, list = '', specifier = '']) => {
    const exported = entries.get(specifier);
    if (!exported) return [];
    const [scope, name] = specifier.split('/');
    return namesIn(list).flatMap((imported) => {
      if (exported.has(imported)) return [];
      const right = [...entries].find(
        ([entry, names]) =>
          entry.split('/').slice(0, 2).join('/') === `${scope}/${name}` && names.has(imported),
      );
      return right ? [`${file}: ${imported} is in '${right[0]}', not in '${specifier}'`] : [];
    });
  });
}

/** What the build leaves out of React's renderer (`tooling/rspack/unused-react-loader.mjs`), by the names that are imported for it. */
const LEFT_OUT_OF_REACT = new Set([
  'Activity',
  'SuspenseList',
  'ViewTransition',
  'addTransitionType',
  'hydrateRoot',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'useActionState',
]);
const REACT_IMPORT = /import\s+\{([^}]*)\}\s+from\s+'react(?:-dom(?:\/client)?)?'/g;
/** React would put these into the head by that part of its renderer. */
const HOISTED = /<(?:style|link)\b[^>]*\b(?:precedence|rel=["']stylesheet)/;
/** An element with a hyphen in its name. */
const CUSTOM_ELEMENT = /<[a-z]+-[a-z-]+[\s/>]/;

/**
 * Uses of what the build leaves out of React: nothing else fails, neither the compiler nor a unit test, which has all of React.
 * @param {string} file
 * @param {string} source
 * @returns {string[]} one sentence each
 */
export function reactProblems(file, source) {
  if (/\.test\.tsx?$|\/(?:testing|browser|first-screen)\/|^sandbox|^e2e/.test(file)) return [];
  const names = [...source.matchAll(REACT_IMPORT)]
    .flatMap(([, list = '']) => namesIn(list))
    .filter((name) => LEFT_OUT_OF_REACT.has(name));
  const markup = file.endsWith('.tsx')
    ? [HOISTED, CUSTOM_ELEMENT].flatMap((pattern) => pattern.exec(source)?.[0] ?? [])
    : [];
  return [...names, ...markup].map(
    (name) =>
      `${file}: ${name.trim()} needs a part of React that the build leaves out: take its line out of tooling/rspack/unused-react-loader.mjs`,
  );
}

const SHARED_OPERATIONS = 'shared/data/src/operations/';
const OPERATION_FILE = /\.(?:query|mutation)\.ts$/;
/** `export const mediaDetail = trackerQuery<…`. */
const DEFINES_OPERATION = /=\s*(?:trackerQuery|trackerWrite|malQuery|themesQuery)\s*[<(]/;
const OPERATION_IMPORT =
  /(?:@tsugi\/data\/operations\/([a-z0-9-]+)|\/operations\/([a-z0-9-]+)\.(?:query|mutation)\.ts)'/g;

/**
 * Operations in a file by whose name nothing finds them: no wire types, no tests. And shared ones that one workspace alone asks,
 * and none of the data layer's own code: they belong beside its page.
 * @param {ReadonlyMap<string, string>} sources by path from the root
 * @returns {string[]} one sentence each
 */
export function operationProblems(sources) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const [file, source] of sources) {
    if (file.startsWith(SHARED_OPERATIONS) || /\.test\.tsx?$|\/testing\//.test(file)) continue;
    const workspace = /^(?:(?:shared|remotes)\/)?[^/]+/.exec(file)?.[0] ?? file;
    for (const [, ofPackage, beside = ''] of source.matchAll(OPERATION_IMPORT)) {
      const name = ofPackage ?? beside;
      users.set(name, (users.get(name) ?? new Set()).add(workspace));
    }
  }
  const hidden = [...sources].filter(
    ([file, source]) =>
      DEFINES_OPERATION.test(source) &&
      !OPERATION_FILE.test(file) &&
      !/\.test\.tsx?$|\/(?:testing|browser)\//.test(file),
  );
  const misplaced = [...sources.keys()].flatMap((file) => {
    const [, name] = /^shared\/data\/src\/operations\/([a-z0-9-]+)\.(?:query|mutation)\.ts$/.exec(file) ?? [];
    const [only, ...others] = users.get(name ?? '') ?? [];
    if (name === undefined || others.length > 0 || only === 'shared/data') return [];
    return only === undefined
      ? [`${file}: nothing asks it`]
      : [`${file}: ${only} alone asks it: it belongs beside its page`];
  });
  return [
    ...hidden.map(
      ([file]) => `${file}: an operation is found in a file called .query.ts or .mutation.ts only`,
    ),
    ...misplaced,
  ];
}

/** @param {string} source an index.ts @returns {Set<string>} */
export function exportedNames(source) {
  const lists = [...source.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)].map(([, list = '']) =>
    namesIn(list, 1),
  );
  const declared = [...source.matchAll(/export\s+(?:const|function|class|interface|type)\s+(\w+)/g)];
  return new Set([...lists.flat(), ...declared.map(([, name = '']) => name)]);
}

/** @param {string} list `type A, B as C` @param {0 | 1} side of `as` @returns {string[]} */
function namesIn(list, side = 0) {
  return list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((part) => part.split(/\s+as\s+/).at(side === 0 ? 0 : -1) ?? part);
}
