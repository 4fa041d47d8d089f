/**
 * The files of a new remote: one page with its test, that runs and passes every check as it is.
 * @param {string} name the folder below `remotes/`, and the first segment of the page's path
 * @param {Record<string, string>} ranges dependencies by package, as the shell has them
 * @param {string} [link] text of a link to the page in the bar and in the footer
 * @returns {Record<string, string>} texts by path from the remote's folder
 */
export function remoteTemplate(name, ranges, link) {
  const page = pascalCase(name);
  const title = titleOf(name);
  const dependencies = Object.fromEntries(
    ['@tsugi/contract', '@tsugi/data', '@tsugi/i18n', '@tsugi/router', '@tsugi/ui', 'react', 'react-dom'].map(
      (key) => [key, ranges[key]],
    ),
  );
  return {
    'package.json': json({
      name: `@tsugi/remote-${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'rspack build',
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
    { "path": "../../shared/i18n" },
    { "path": "../../shared/router" },
    { "path": "../../shared/ui" }
  ]
}
`,
    'rspack.config.mjs': `import { preset } from '../../tooling/rspack/preset.mjs';

export default preset('${name}');
`,
    'CHANGELOG.md': `# Changes of @tsugi/remote-${name}

Newest first. Versions follow semver; what others import decides which part grows. A change is written down in the commit that makes it.

## 0.1.0

- A page at \`/${name}\`.
`,
    'src/routes.ts': `import type { Contributed } from '@tsugi/contract/contributions';
import { msg } from '@tsugi/i18n/macro';

export const contributions: readonly Contributed[] = [
  {
    type: 'route',
    id: 'page',
    path: '/${name}',
    title: msg\`${title}\`,
    chunk: 'route-${name}',
    load: () => import(/* webpackChunkName: "route-${name}" */ './pages/${name}/route.ts'),
  },
${link ? navigation(name, link) : ''}];
`,
    'src/remote.ts': `import { remoteModuleOf } from '@tsugi/contract/contributions';
import { contributions } from './routes.ts';

export const { routes, preload, widgets, commands } = remoteModuleOf('${name}', contributions);
`,
    [`src/pages/${name}/route.ts`]: `export { ${page}Page as Component } from './${page}Page.tsx';
`,
    [`src/pages/${name}/${page}Page.tsx`]: `import { t } from '@tsugi/i18n/macro';
import { PageTitle } from '@tsugi/ui';

export function ${page}Page() {
  return (
    <div className="page">
      <PageTitle title={t\`${title}\`} />
      <h1>{t\`${title}\`}</h1>
    </div>
  );
}
`,
    [`src/pages/${name}/${page}Page.test.tsx`]: `/** @jest-environment jsdom */
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

/**
 * The journey of its page.
 * @param {string} name @param {string} [link]
 * @returns {string} text of `e2e/journeys/<name>.spec.ts`
 */
export function journeyTemplate(name, link) {
  const title = titleOf(name);
  const follow = `  await page.goto(deployment.url);
  await pageIsReady(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: ${quoted(link ?? '')} }).click();
`;
  const open = `  await page.goto(\`\${deployment.url}${name}\`);
  await pageIsReady(page);
`;
  return `import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

test('${title}: the page ${link ? 'is reached by its link' : 'opens'}', async ({ page, deployment }) => {
${link ? follow : open}  await expect(page).toHaveURL(\`\${deployment.url}${name}\`);
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;
}

/** @param {string} name @param {string} link */
function navigation(name, link) {
  return `  { type: 'navigation', label: ${message(link)}, to: '/${name}', places: ['bar', 'footer'], order: 90 },
`;
}

/** @param {string} text @returns {string} as a message that is translated */
function message(text) {
  return `msg\`${text.replaceAll(/[\\`$]/g, '\\$&')}\``;
}

/** @param {string} text @returns {string} as a literal of the code style */
function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

/** @param {string} name @returns {string} `top-lists` as `Top lists` */
function titleOf(name) {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** @param {string} name @returns {string} `top-lists` as `TopLists` */
function pascalCase(name) {
  return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {object} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
