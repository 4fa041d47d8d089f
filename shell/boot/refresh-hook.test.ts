/** @jest-environment jsdom */
import { installRefreshHook } from './refresh-hook.ts';

const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const hook = () => Reflect.get(window, NAME);

afterEach(() => Reflect.deleteProperty(window, NAME));

test('every renderer is kept under a number of its own, for bundles that come later', () => {
  installRefreshHook();
  expect(hook()).toMatchObject({ supportsFiber: true });
  expect([hook().inject('first'), hook().inject('second')]).toEqual([1, 2]);
  expect([...hook().renderers]).toEqual([
    [1, 'first'],
    [2, 'second'],
  ]);
});

test('React can tell it what happens', () => {
  installRefreshHook();
  for (const event of ['onScheduleFiberRoot', 'onCommitFiberRoot', 'onCommitFiberUnmount']) {
    expect(hook()[event]()).toBeUndefined();
  }
});

test('the hook of a developer extension stays', () => {
  const other = {};
  Reflect.set(window, NAME, other);
  installRefreshHook();
  expect(hook()).toBe(other);
});
