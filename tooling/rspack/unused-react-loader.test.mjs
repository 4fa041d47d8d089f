/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import { packageDir } from '../lib/package-dir.mjs';
import { root } from '../lib/paths.mjs';
import unusedReactLoader from './unused-react-loader.mjs';

const shell = join(root, 'shell/package.json');
const fileOf = (name, file) => join(packageDir(name, shell), 'cjs', file);
const installed = readFileSync(fileOf('react-dom', 'react-dom-client.production.js'), 'utf8');

/** Evaluated as the bundler does, with the production builds of the packages that it imports. */
function startReact() {
  const modules = {};
  const load = (name) => {
    modules[name] ??= evaluate(readFileSync(FILES[name](), 'utf8'));
    return modules[name];
  };
  const evaluate = (source) => {
    const module = { exports: {} };
    new Function('module', 'exports', 'require', source)(module, module.exports, load);
    return module.exports;
  };
  return { ...load('react'), ...load('react-dom'), ...evaluate(unusedReactLoader(installed)) };
}

const FILES = {
  react: () => fileOf('react', 'react.production.js'),
  'react-dom': () => fileOf('react-dom', 'react-dom.production.js'),
  scheduler: () => fileOf('scheduler', 'scheduler.production.js'),
};

test('finds all parts in the installed React, whose next version may have others', () => {
  const result = unusedReactLoader(installed);
  expect(result).toMatch(/^function startViewTransition\([^)]*\) \{\}$/m);
  expect(result).not.toContain('exports.hydrateRoot');
  expect(result).not.toContain('FragmentInstance.prototype');
  expect(result).toContain('registerSimpleEvent("dblclick", "onDoubleClick");');
  expect(result).not.toMatch(/^registerSimpleEvent\((?:ANIMATION|TRANSITION)_/m);
  expect(result).toMatch(/^ {2}isHydrating = !1,$/m);
  expect(result).not.toMatch(/(?<![\w$])isHydrating &&/);
  expect(result).not.toMatch(/^ *case (?:19|26|30|31):$/m);
  expect(result.length).toBeLessThan(installed.length - 110_000);
});

test('stops the build when React no longer has one of them', () => {
  expect(() =>
    unusedReactLoader(installed.replace('function startViewTransition(', 'function begin(')),
  ).toThrow(/React has 0 parts like .*startViewTransition/);
});

test('what is left renders, updates, suspends, catches errors and cleans up', async () => {
  const react = startReact();
  const { createElement: h, createRoot, createPortal, flushSync, startTransition } = react;
  const { Component, Fragment, Suspense, lazy, useEffect, useId, useState } = react;
  const cleaned = [];
  class Boundary extends Component {
    state = {};
    static getDerivedStateFromError = (error) => ({ error });
    render = () => (this.state.error ? h('p', null, this.state.error.message) : this.props.children);
  }
  function Broken() {
    throw new Error('broken on purpose');
  }
  let arrive;
  const Late = lazy(
    () => new Promise((resolve) => (arrive = () => resolve({ default: () => h('i', null, 'late') }))),
  );
  function App() {
    const [count, setCount] = useState(0);
    const [text, setText] = useState('');
    const id = useId();
    useEffect(() => () => cleaned.push(id), [id]);
    return h(
      Fragment,
      null,
      h('title', null, `Count ${count}`),
      h('button', { type: 'button', onClick: () => setCount((before) => before + 1) }, `${count}`),
      h('input', { id, value: text, onChange: (event) => setText(event.target.value) }),
      count < 2 &&
        h(
          'ul',
          null,
          [1, 2, 3].map((key) => h('li', { key }, key)),
        ),
      h(Boundary, null, h(Broken)),
      h(Suspense, { fallback: h('i', null, 'wait') }, h(Late)),
      createPortal(h('b', null, text), document.body),
    );
  }
  const target = document.body.appendChild(document.createElement('main'));
  const appRoot = createRoot(target, { onCaughtError: () => undefined });
  flushSync(() => appRoot.render(h(App)));
  expect(document.title).toBe('Count 0');
  expect(target.querySelectorAll('li')).toHaveLength(3);
  expect(target.textContent).toContain('broken on purpose');
  expect(target.querySelector('i').textContent).toBe('wait');

  const button = target.querySelector('button');
  for (const _press of [1, 2]) flushSync(() => button.click());
  expect(document.title).toBe('Count 2');
  expect(target.querySelector('ul')).toBeNull();

  const input = target.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'typed');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(document.querySelector('body > b').textContent).toBe('typed'));

  startTransition(() => arrive());
  await waitFor(() => expect(target.querySelector('i').textContent).toBe('late'));
  flushSync(() => appRoot.unmount());
  expect(target.innerHTML).toBe('');
  await waitFor(() => expect(cleaned).toHaveLength(1));
});
