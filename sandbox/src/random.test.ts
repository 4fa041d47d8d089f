import { hash, seeded } from './random.ts';

test('the same seed gives the same stream, another seed another one', () => {
  const draw = (seed: string): number[] => {
    const rng = seeded(seed);
    return Array.from({ length: 5 }, () => rng.int(0, 1_000_000));
  };
  expect(draw('whale')).toEqual(draw('whale'));
  expect(draw('whale')).not.toEqual(draw('whales'));
});

test('numbers and texts that look alike hash differently', () => {
  expect(new Set([hash('1'), hash(1), hash('a', 'b'), hash('ab'), hash('b', 'a')]).size).toBe(5);
});

test('a sample contains each item once, and all of them when more are wanted', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  for (let seed = 0; seed < 50; seed += 1) {
    const some = seeded('sample', seed).sample(letters, 3);
    expect(new Set(some).size).toBe(3);
  }
  expect(seeded('all').sample(letters, 100).sort()).toEqual(letters);
});

test('weights decide how often something is drawn, and 0 means never', () => {
  const rng = seeded('weights');
  const counts = [0, 0, 0];
  for (let at = 0; at < 3_000; at += 1) {
    const drawn = rng.weighted([1, 0, 3]);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect((counts[2] ?? 0) / (counts[0] ?? 1)).toBeGreaterThan(2.4);
});
