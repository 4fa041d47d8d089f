import { type LogEntry, RequestLog } from './log.ts';

function entry(time: number): LogEntry {
  return {
    time,
    service: 'tracker',
    method: 'POST',
    operation: 'Me',
    path: '/tracker/graphql',
    variables: {},
    status: 200,
    token: false,
    viewer: null,
  };
}

test('a request that came before the log was cleared and is responded after it stays out', () => {
  const log = new RequestLog(() => 100);
  log.add(entry(90));
  log.clear();
  log.add(entry(99));
  log.add(entry(100));
  expect(log.all.map(({ time }) => time)).toEqual([100]);
});
