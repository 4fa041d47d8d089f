/** @jest-environment jsdom */
import { keepUncaught } from './keep-uncaught.ts';

test('uncaught errors and rejections are kept until they are taken, a few of them', () => {
  const events = keepUncaught();
  window.dispatchEvent(new ErrorEvent('error', { message: 'first' }));
  window.dispatchEvent(new Event('unhandledrejection'));
  window.dispatchEvent(new Event('click'));
  expect(events.map(({ type }) => type)).toEqual(['error', 'unhandledrejection']);
  for (let at = 0; at < 100; at += 1) window.dispatchEvent(new ErrorEvent('error'));
  expect(events).toHaveLength(9);
});
