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

test('the tracker allows 90 requests a minute and sends with each response how many are left', () => {
  const time = clock();
  const limits = new Limits(time.now);
  for (let at = 1; at <= 90; at += 1) {
    time.pass(100);
    expect(limits.ask('tracker')).toEqual({
      headers: { 'X-RateLimit-Limit': '90', 'X-RateLimit-Remaining': String(90 - at) },
      refusal: undefined,
    });
  }
  const { refusal } = limits.ask('tracker');
  expect(refusal).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '52', 'X-RateLimit-Reset': '1061', 'X-RateLimit-Remaining': '0' },
  });
  expect(JSON.parse(String(refusal?.body))).toMatchObject({
    data: null,
    errors: [{ message: 'Too Many Requests.', status: 429 }],
  });
  time.pass(52_000);
  expect(limits.ask('tracker').refusal).toBeUndefined();
});

test('a burst within one second is refused for a second', () => {
  const time = clock();
  const limits = new Limits(time.now);
  const responds = Array.from({ length: 21 }, () => limits.ask('tracker').refusal?.status);
  expect(responds).toEqual([...Array<undefined>(20).fill(undefined), 429]);
  time.pass(1_000);
  expect(limits.ask('tracker').refusal).toBeUndefined();
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
  expect(limits.ask('themes').refusal).toBeUndefined();
  limits.reset();
  expect(limits.settings.themes).toEqual({ enabled: true, perMinute: 90, burst: 90 });
});

test('pictures and clips are not limited', () => {
  const limits = new Limits(clock().now);
  for (let at = 0; at < 300; at += 1) {
    expect(limits.ask('images').refusal).toBeUndefined();
  }
});
