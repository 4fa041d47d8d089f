/** @jest-environment jsdom */
import { quietViewTransitions } from './quiet-view-transitions.ts';

it('takes the skipping of a transition for what it is', async () => {
  const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const looked = jest.spyOn(ready, 'catch');
  const transition = { ready, finished: Promise.resolve() };
  // jsdom has no transitions; only these members are looked at.
  const start = jest.fn().mockReturnValue(transition) as unknown as Document['startViewTransition'];
  document.startViewTransition = start;
  quietViewTransitions(document);
  const change = () => {};
  expect(document.startViewTransition(change)).toBe(transition);
  expect(start).toHaveBeenCalledWith(change);
  await expect(looked.mock.results[0]?.value).resolves.toBeUndefined();
});

it('changes nothing where there are no transitions', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(() => quietViewTransitions(document)).not.toThrow();
});
