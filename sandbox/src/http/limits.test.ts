import { Limits } from './limits.ts';

function clock(): { now: () => number; pass(ms: number): void } {
  let time = 1_000_000;
  return {
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
  };
}

test('the tracker allows 30 requests a minute and sends with each response how many are left', () => {
  const time = clock();
  const limits = new Limits(time.now);
  for (let at = 1; at <= 30; at += 1) {
    time.pass(1_000);
    expect(limits.ask('tracker')).toEqual({
      headers: { 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': String(30 - at) },
      refusal: undefined,
    });
  }
  const { headers, refusal } = limits.ask('tracker');
  expect(headers).toEqual({});
  expect(refusal).toMatchObject({ status: 429, isHidden: true });
  expect(refusal?.headers).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': '60',
  });
  expect(JSON.parse(String(refusal?.body))).toMatchObject({
    data: null,
    errors: [{ message: 'Too Many Requests.', status: 429 }],
  });
});

test('the tracker refuses everything in the minute after a refusal, also what the window has room for', () => {
  const time = clock();
  const limits = new Limits(time.now);
  limits.set(['tracker'], { perMinute: 1 });
  limits.ask('tracker');
  time.pass(50_000);
  expect(limits.ask('tracker').refusal?.status).toBe(429);
  time.pass(59_000);
  expect(limits.ask('tracker').refusal?.status).toBe(429);
  time.pass(1_000);
  expect(limits.ask('tracker').refusal).toBeUndefined();
});

test('the twentieth request to the tracker within eight seconds is refused for a minute', () => {
  const time = clock();
  const limits = new Limits(time.now);
  const statuses = Array.from({ length: 20 }, () => {
    time.pass(399);
    return limits.ask('tracker').refusal?.status;
  });
  expect(statuses).toEqual([...Array<undefined>(19).fill(undefined), 429]);
  time.pass(59_999);
  expect(limits.ask('tracker').refusal?.status).toBe(429);
  time.pass(1);
  expect(limits.ask('tracker').refusal).toBeUndefined();
});

test('nineteen requests every eight seconds are no burst', () => {
  const time = clock();
  const limits = new Limits(time.now);
  limits.set(['tracker'], { perMinute: 1_000 });
  for (let at = 0; at < 100; at += 1) {
    time.pass(422);
    expect(limits.ask('tracker').refusal).toBeUndefined();
  }
});

test('the MAL-style service takes three a second and sends no headers about it', () => {
  const time = clock();
  const limits = new Limits(time.now);
  expect([1, 2, 3, 4].map(() => limits.ask('mal').refusal?.status)).toEqual([
    undefined,
    undefined,
    undefined,
    429,
  ]);
  time.pass(1_000);
  expect(limits.ask('mal')).toEqual({ headers: {}, refusal: undefined });
});

test('limits can be changed, switched off and set back', () => {
  const limits = new Limits(clock().now);
  limits.set(['themes'], { perMinute: 1 });
  expect([limits.ask('themes').refusal?.status, limits.ask('themes').refusal?.status]).toEqual([
    undefined,
    429,
  ]);
  limits.set(['themes'], { enabled: false });
  expect([limits.ask('themes'), limits.ask('themes')]).toEqual(
    Array(2).fill({
      headers: { 'X-RateLimit-Limit': '1', 'X-RateLimit-Remaining': '1' },
      refusal: undefined,
    }),
  );
  limits.reset();
  expect(limits.settings.themes).toEqual({ enabled: true, perMinute: 90, burst: 90 });
});

test('pictures and clips are not limited', () => {
  const limits = new Limits(clock().now);
  for (let at = 0; at < 300; at += 1) {
    expect(limits.ask('images').refusal).toBeUndefined();
  }
});
