import { cover } from './cover.ts';
import { SCENES, type SceneName } from './scene.ts';

// The names are the keys of the object.
const NAMES = Object.keys(SCENES) as SceneName[];
const pixels = { width: 230, height: 325 };

test.each(NAMES)('covers of %s stay simple, and no two are alike', (name) => {
  const drawn = Array.from({ length: 25 }, (_, at) => cover(at * 31 + 7, at * 14, { name }, pixels));
  expect(new Set(drawn).size).toBe(25);
  expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(6_144);
  expect(drawn.join('')).not.toMatch(/NaN|undefined/);
});
