import { withDeadline } from './with-deadline.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('ends as the promise does when that is in time, and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve(1), 100)).resolves.toBe(1);
  const cause = new Error('no');
  await expect(withDeadline(Promise.reject(cause), 100)).rejects.toBe(cause);
  expect(jest.getTimerCount()).toBe(0);
});

it('fails with a TimeoutError that says what is slow', async () => {
  const late = expect(withDeadline(new Promise(() => {}), 100)).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'The database does not respond',
  });
  await jest.advanceTimersByTimeAsync(100);
  await late;
});
