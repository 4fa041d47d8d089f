/** Who may import whom, by folder. The first rule whose folder matches decides. */
export const ALLOWED = [
  { from: 'shared/contract', may: [] },
  { from: 'shared/router', may: [] },
  { from: 'shared/data/browser', may: ['@tsugi/tooling/serve'] },
  { from: 'shared/data', may: ['@tsugi/contract'] },
  { from: 'shared/ui', may: ['@tsugi/contract', '@tsugi/router'] },
  { from: 'remotes/', may: ['@tsugi/contract', '@tsugi/router', '@tsugi/data', '@tsugi/ui'] },
  { from: 'shell', may: ['@tsugi/contract', '@tsugi/router', '@tsugi/data', '@tsugi/ui'] },
  { from: 'sandbox', may: ['@tsugi/data'] },
  { from: 'e2e', may: ['@tsugi/sandbox/client', '@tsugi/tooling/serve'] },
  { from: 'tooling', may: [] },
];

/** Packages with one home: everybody else goes through it. */
export const HOMES = [
  { package: /^react-router(-dom)?(\/|$)/, home: ['shared/router/'] },
  { package: /^bottleneck(\/|$)/, home: ['shared/data/'] },
  { package: /^idb(\/|$)/, home: ['shared/data/'] },
  { package: /^graphql-request(\/|$)/, home: ['shared/data/'] },
  { package: /^@module-federation\//, home: ['shell/src/remotes/', 'tooling/'] },
  { package: /^(dompurify|marked|@base-ui\/)/, home: ['shared/ui/'] },
];

/** Where `fetch` may be called: services in the data layer, the shell's own files in the shell. */
export const FETCH_HOMES = [
  'shared/data/',
  'shell/boot/early-fetch.ts',
  'shell/src/remotes/',
  'shell/src/pwa/is-newest-shell.ts',
];

const IMPORT =
  /(?:^|[^\w.])(?:import|export)\s*(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s*)?['"]([^'"]+)['"]|import\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;

/** @param {string} source @returns {string[]} every module it imports, statically or not */
export function importsOf(source) {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

/**
 * @param {string} file path from the repository's root
 * @param {string} source
 * @param {(file: string, specifier: string) => string | undefined} resolveRelative path from the root, undefined outside it
 * @returns {string[]} what is wrong, one sentence each
 */
export function boundaryProblems(file, source, resolveRelative) {
  const problems = [];
  const rule = ALLOWED.find(({ from }) => file.startsWith(from));
  const workspace = workspaceOf(file);
  for (const specifier of importsOf(source)) {
    if (specifier.startsWith('.')) {
      const target = resolveRelative(file, specifier);
      if (!target || workspaceOf(target) !== workspace)
        problems.push(`${file} leaves its workspace: ${specifier}`);
      continue;
    }
    if (specifier.startsWith('@tsugi/') && rule && !rule.may.some((name) => isWithin(specifier, name))) {
      problems.push(`${file} may not import ${specifier}`);
    }
    const home = HOMES.find((entry) => entry.package.test(specifier));
    if (home && !home.home.some((folder) => file.startsWith(folder))) {
      problems.push(`${file} imports ${specifier}, whose only home is ${home.home.join(' or ')}`);
    }
  }
  const fetches = /(?:^|[^\w.])fetch\(/.test(source) && !/\.test\.tsx?$/.test(file);
  const isPage = file.startsWith('remotes/') || file.startsWith('shared/') || file.startsWith('shell/');
  if (fetches && isPage && !FETCH_HOMES.some((folder) => file.startsWith(folder))) {
    problems.push(`${file} calls fetch: requests go through @tsugi/data`);
  }
  return problems;
}

/** @param {string} file */
function workspaceOf(file) {
  const [first, second] = file.split('/');
  return first === 'shared' || first === 'remotes' ? `${first}/${second}` : first;
}

/** @param {string} specifier @param {string} name */
function isWithin(specifier, name) {
  return specifier === name || specifier.startsWith(`${name}/`);
}
