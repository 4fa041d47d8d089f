import { boundaryProblems, importsOf } from './boundary-rules.mjs';

const nowhere = () => undefined;
const problems = (file, source, resolve = nowhere) => boundaryProblems(file, source, resolve);

test('every way to import is seen', () => {
  const source = `import a from 'a';\nimport type { B } from "b";\nexport { c } from 'c';\nimport 'd';\nconst e = () => import(/* webpackChunkName: "e" */ 'e');`;
  expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a remote may not import another remote or the shell', () => {
  expect(problems('remotes/media/src/a.ts', "import x from '@tsugi/remote-search';")).toHaveLength(1);
  expect(problems('remotes/media/src/a.ts', "import x from '@tsugi/shell';")).toHaveLength(1);
  expect(problems('remotes/media/src/a.ts', "import x from '@tsugi/data/operations/viewer';")).toEqual([]);
});

test('a relative import stays inside its workspace', () => {
  const source = "import x from '../../search/src/b.ts';";
  expect(problems('remotes/media/src/a.ts', source, () => 'remotes/search/src/b.ts')).toHaveLength(1);
  expect(
    problems('remotes/media/src/a.ts', "import x from './b.ts';", () => 'remotes/media/src/b.ts'),
  ).toEqual([]);
});

test('the router, the limiter and the database each have one home', () => {
  expect(problems('remotes/media/src/a.ts', "import { Link } from 'react-router-dom';")).toHaveLength(1);
  expect(problems('shared/router/src/index.ts', "export { Link } from 'react-router-dom';")).toEqual([]);
  expect(problems('shared/ui/src/a.ts', "import Bottleneck from 'bottleneck/light';")).toHaveLength(1);
});

test('a page does not call fetch', () => {
  expect(problems('remotes/media/src/a.ts', 'const x = await fetch(url);')).toHaveLength(1);
  expect(problems('remotes/media/src/a.ts', 'state.refetch(1); fetchNextPage();')).toEqual([]);
});
