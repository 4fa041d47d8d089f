/** @jest-environment jsdom */
import { quietViewTransitions } from './quiet-view-transitions.ts';

it('handles the rejection of a skipped transition', async () => {
  const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const looked = jest.spyOn(ready, 'catch');
  const transition = { ready, finished: Promise.resolve() };
  // jsdom has no transitions; only these members are read.
  const start = jest.fn().mockReturnValue(transition) as unknown as Document['startViewTransition'];
  document.startViewTransition = start;
  quietViewTransitions(document);
  const change = () => {};
  expect(document.startViewTransition(change)).toBe(transition);
  expect(start).toHaveBeenCalledWith(change);
  await expect(looked.mock.results[0]?.value).resolves.toBeUndefined();
});

it('changes nothing in a browser without view transitions', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(() => quietViewTransitions(document)).not.toThrow();
});
