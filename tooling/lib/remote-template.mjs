/**
 * The files of a new remote: one page with its test, that runs and passes every check as it is.
 * @param {string} name the folder below `remotes/`, and the first segment of the page's path
 * @param {Record<string, string>} ranges dependencies by package, as the shell has them
 * @returns {Record<string, string>} texts by path from the remote's folder
 */
export function remoteTemplate(name, ranges) {
  const page = pascalCase(name);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const dependencies = Object.fromEntries(
    ['@tsugi/contract', '@tsugi/data', '@tsugi/router', '@tsugi/ui', 'react', 'react-dom'].map((key) => [
      key,
      ranges[key],
    ]),
  );
  return {
    'package.json': json({
      name: `@tsugi/remote-${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        build: `node ../../tooling/build.mjs ${name}`,
        dev: `node ../../tooling/dev.mjs ${name}`,
      },
      dependencies,
    }),
    'tsconfig.json': `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": ".",
    "outDir": "../../.cache/types/remotes/${name}",
    "tsBuildInfoFile": "../../.cache/types/remotes/${name}.tsbuildinfo",
    "types": ["jest", "node", "@testing-library/jest-dom"]
  },
  "include": ["src", "../../tooling/types"],
  "references": [
    { "path": "../../shared/contract" },
    { "path": "../../shared/data" },
    { "path": "../../shared/router" },
    { "path": "../../shared/ui" }
  ]
}
`,
    'src/routes.ts': `import type { RouteTable } from '@tsugi/contract/route-table';

export const table: RouteTable = {
  routes: [
    {
      id: 'page',
      path: '/${name}',
      title: '${title}',
      chunk: 'route-${name}',
      load: () => import(/* webpackChunkName: "route-${name}" */ './page/route.ts'),
    },
  ],
};
`,
    'src/remote.ts': `import { remoteModuleOf } from '@tsugi/contract/route-table';
import { table } from './routes.ts';

export const { routes, preload, widgets } = remoteModuleOf('${name}', table);
`,
    'src/page/route.ts': `export { ${page}Page as Component } from './${page}Page.tsx';
`,
    [`src/page/${page}Page.tsx`]: `import { PageTitle } from '@tsugi/ui';

export function ${page}Page() {
  return (
    <div className="page">
      <PageTitle title="${title}" />
      <h1>${title}</h1>
    </div>
  );
}
`,
    [`src/page/${page}Page.test.tsx`]: `/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { ${page}Page } from './${page}Page.tsx';

test('the page has its heading and its title', () => {
  installTestHost();
  render(<${page}Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(document.title).toContain('${title}');
});
`,
  };
}

/** @param {string} name @returns {string} `top-lists` as `TopLists` */
function pascalCase(name) {
  return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {object} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
