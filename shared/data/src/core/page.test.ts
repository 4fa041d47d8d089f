import { pagePart } from './page.ts';

it('is there once it was set, even when there is nothing in it', () => {
  const part = pagePart<string | undefined>();
  expect(part.peek()).toBeUndefined();
  part.set('storage');
  expect([part(), part.peek()]).toEqual(['storage', 'storage']);
  part.set(undefined);
  expect(part()).toBeUndefined();
});

it('says to developers what was forgotten when it is used too early', () => {
  expect(pagePart()).toThrow(/installData/);
});
