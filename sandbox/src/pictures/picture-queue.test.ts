import { PictureQueue } from './picture-queue.ts';

test('what a page waits for is made before what nobody has asked for, so many at a time', async () => {
  const queue = new PictureQueue(2);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const make = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const all = [
    queue.run(make('a'), true),
    queue.run(make('b'), true),
    queue.run(make('c'), true),
    queue.run(make('d')),
    queue.run(make('e')),
  ];
  expect(started).toEqual(['a', 'b']);
  while (started.length < all.length || ends.length > 0) {
    ends.shift()?.();
    // The queue goes on once the promises of what has ended are done.
    await new Promise(setImmediate);
  }
  expect(started).toEqual(['a', 'b', 'd', 'e', 'c']);
  await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a picture that cannot be made holds nothing up', async () => {
  const queue = new PictureQueue(1);
  const failed = queue.run(() => Promise.reject(new Error('no memory')));
  const next = queue.run(() => Promise.resolve('made'));
  await expect(failed).rejects.toThrow('no memory');
  await expect(next).resolves.toBe('made');
});
