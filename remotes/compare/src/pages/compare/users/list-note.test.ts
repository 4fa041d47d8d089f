import { ApiError } from '@tsugi/data';
import { listFailure } from '../session/worker-failure.ts';
import { listNote, listProblem } from './list-note.ts';

const ready = (titles: number) =>
  ({
    status: 'ready',
    titles,
    storedAt: 0,
    isRefreshing: false,
    error: undefined,
    missing: [],
  }) as const;

it.each([
  [0, 'Nothing on this list'],
  [1, '1 title'],
  [5000, '5,000 titles'],
  // The tracker ends lists there.
  [11_000, '11,000 titles, as many as the tracker gives'],
])('says how a list of %i titles stands', (titles, note) => {
  expect(listNote(ready(titles))).toBe(note);
});

it('names a failure of the worker as one, and logs it; the service is not blamed', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('The worker has ended');
  const { title, text } = listProblem(listFailure(cause), 'aoi');
  expect(title).toBe('The list of "aoi" could not be compared');
  expect(text).toContain('The worker has ended');
  expect(text).not.toContain('tracker');
  expect(log).toHaveBeenCalledWith('Error', cause);
  log.mockClear();
  const ofService = new ApiError('server', { source: 'tracker', status: 500 });
  expect(listProblem(listFailure(ofService), 'aoi').title).toBe('This list could not be loaded');
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
