import { documentVisibility } from './visibility.ts';

it('is never hidden where there is no document, and never changes', () => {
  expect(documentVisibility.isHidden()).toBe(false);
  expect(() => documentVisibility.subscribe(() => {})()).not.toThrow();
});
