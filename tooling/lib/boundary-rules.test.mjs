import {
  dependencyProblems,
  entryProblems,
  exportedNames,
  operationProblems,
  reactProblems,
} from './boundary-rules.mjs';
import { readWorkspaces } from './workspaces.mjs';

const workspace = (dir, ships, packages = []) => ({ name: dir, dir, uses: ships, ships, packages });

test('the workspaces of this repository keep the rules', () => {
  expect(dependencyProblems(readWorkspaces())).toEqual([]);
});

test('a remote may not depend on another remote or on the shell', () => {
  expect(
    dependencyProblems([workspace('remotes/search', ['shared/data', 'remotes/media', 'shell'])]),
  ).toEqual([
    'remotes/search/package.json: may not depend on remotes/media',
    'remotes/search/package.json: may not depend on shell',
  ]);
});

test('a package that has a home is declared there alone', () => {
  const [problem] = dependencyProblems([workspace('shell', [], ['react', 'react-router-dom'])]);
  expect(problem).toBe(
    'shell/package.json: react-router-dom belongs to shared/router, which everything else goes through',
  );
});

const entries = new Map([
  ['@tsugi/ui', exportedNames("export { Button, type ButtonProps } from './button/Button.tsx';")],
  ['@tsugi/ui/components', exportedNames("export { Chip, Tag as Label } from '../chip/Chip.tsx';")],
  ['@tsugi/data', exportedNames('export const Chip = 1;')],
]);

test('a component from the wrong entry is named with the right one, in both directions', () => {
  expect(entryProblems('a.tsx', "import { Button, Chip } from '@tsugi/ui';", entries)).toEqual([
    "a.tsx: Chip is in '@tsugi/ui/components', not in '@tsugi/ui'",
  ]);
  const source = "import {\n  type ButtonProps,\n  Label as Other,\n} from '@tsugi/ui/components';";
  expect(entryProblems('a.tsx', source, entries)).toEqual([
    "a.tsx: ButtonProps is in '@tsugi/ui', not in '@tsugi/ui/components'",
  ]);
});

test('a name that no entry has is left to the compiler', () => {
  expect(entryProblems('a.tsx', "import { Nothing } from '@tsugi/ui';", entries)).toEqual([]);
});

test('names an operation in a file by whose name nothing finds it', () => {
  const source = "export const one = trackerQuery<OneQuery, object, null>({ name: 'one' });";
  const sources = new Map([
    ['remotes/a/src/page/one.query.ts', source],
    ['remotes/a/src/page/one.test.ts', source],
    ['remotes/a/src/page/one.ts', source],
    ['shared/data/src/sources/tracker/tracker-operation.ts', 'export function trackerQuery<Wire>(spec) {}'],
  ]);
  expect(operationProblems(sources)).toEqual([
    'remotes/a/src/page/one.ts: an operation is found in a file called .query.ts or .mutation.ts only',
  ]);
});

test('names a shared operation that one workspace alone asks, or none', () => {
  const shared = 'shared/data/src/operations/';
  const sources = new Map([
    [`${shared}one.query.ts`, ''],
    [`${shared}two.query.ts`, ''],
    [`${shared}three.mutation.ts`, "import { one } from './one.query.ts';"],
    [`${shared}four.query.ts`, ''],
    [
      'remotes/a/src/page.ts',
      "import { one } from '@tsugi/data/operations/one';\nfrom '@tsugi/data/operations/two';",
    ],
    ['remotes/a/src/other.ts', "import type { One } from '@tsugi/data/operations/one';"],
    ['remotes/b/src/page.ts', "import { two } from '@tsugi/data/operations/two';"],
    ['remotes/b/src/page.test.ts', "import { one } from '@tsugi/data/operations/one';"],
    ['shared/data/src/changes/save.ts', "import { three } from '../operations/three.mutation.ts';"],
  ]);
  expect(operationProblems(sources)).toEqual([
    'shared/data/src/operations/one.query.ts: remotes/a alone asks it: it belongs beside its page',
    'shared/data/src/operations/four.query.ts: nothing asks it',
  ]);
});

test('what the build leaves out of React is not used', () => {
  const use = "import { Activity, useState } from 'react';\nimport { preload } from 'react-dom';";
  expect(reactProblems('shell/src/a.tsx', use)).toEqual([
    expect.stringContaining('shell/src/a.tsx: Activity needs a part of React'),
    expect.stringContaining('shell/src/a.tsx: preload needs'),
  ]);
  expect(reactProblems('shell/src/a.tsx', "import { useState } from 'react';")).toEqual([]);
  expect(reactProblems('shell/src/a.test.tsx', use)).toEqual([]);
  expect(reactProblems('shell/src/a.tsx', 'return <my-element />;')).toHaveLength(1);
  expect(reactProblems('shell/src/a.tsx', 'return <link rel="stylesheet" href={url} />;')).toHaveLength(1);
});
