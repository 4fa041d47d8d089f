import { sumTasks } from './sum-tasks.mjs';

test('a task before the first paint is long but blocks nothing', () => {
  expect(sumTasks([{ startTime: 100, duration: 200 }], 300)).toEqual({ blocked: 0, 'long tasks': 200 });
});

test('a task after the first paint blocks for what it takes beyond 50 ms', () => {
  const tasks = [
    { startTime: 400, duration: 90 },
    { startTime: 600, duration: 50 },
  ];
  expect(sumTasks(tasks, 300)).toEqual({ blocked: 40, 'long tasks': 140 });
});

test('of a task during which the first paint came, the part after it counts', () => {
  expect(sumTasks([{ startTime: 200, duration: 300 }], 400)).toEqual({ blocked: 50, 'long tasks': 300 });
});
