import { createFlightPriority, type Priority, rankOf } from './priority.ts';

it('ranks what the user waits for first, then what the user may want soon', () => {
  const priorities: Priority[] = ['background', 'interactive', 'prefetch'];
  expect(priorities.sort((a, b) => rankOf(a) - rankOf(b))).toEqual(['interactive', 'prefetch', 'background']);
});

it('rises with a caller who needs it sooner, and never falls', () => {
  const priority = createFlightPriority('prefetch');
  priority.raise('background');
  expect(priority.current()).toBe('prefetch');
  priority.raise('interactive');
  priority.raise('prefetch');
  expect(priority.current()).toBe('interactive');
});
