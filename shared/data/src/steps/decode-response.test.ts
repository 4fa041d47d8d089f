import { ApiError } from '../core/api-error.ts';
import type { RateReport } from '../core/call.ts';
import type { RawResponse } from '../core/raw-response.ts';
import { type FakeChanges, fakeCall } from '../testing/fake-call.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { decodeResponse } from './decode-response.ts';

function setUp(raw: Partial<RawResponse>) {
  const clock = createFakeClock();
  const onMalformed = jest.fn();
  const unread = jest.fn();
  const reports: RateReport[] = [];
  const response = { status: 200, headers: new Headers(), body: undefined, unreadable: false, ...raw };
  const decode = decodeResponse({ clock, onMalformed, effects: { unread } });
  const report = (rate: RateReport) => void reports.push(rate);
  return {
    clock,
    onMalformed,
    unread,
    reports,
    handle: async (changes: FakeChanges = {}) =>
      decode(fakeCall({ report, token: 't', ...changes }), response, clock.now()),
  };
}

it('gives the decoded data, stamped with the time it came', async () => {
  const { clock, handle } = setUp({ body: { data: { Things: 3 } } });
  const decode = (payload: unknown) => Object.keys(payload ?? {});
  await expect(handle({ decode })).resolves.toEqual({ value: ['Things'], storedAt: clock.now() });
});

it('gives the messages of the MAL-style service by the parameter that it refuses', async () => {
  const messages = { q: ['The q must be at least 3 characters.'] };
  const body = { status: 400, type: 'ValidationException', messages, error: 'Invalid request.' };
  const { handle } = setUp({ status: 400, body });
  await expect(handle({ source: 'mal' })).rejects.toMatchObject({ kind: 'validation', fields: messages });
});

it('passes on what a response tells beside its result, and when it was asked', async () => {
  const { clock, handle, unread } = setUp({ body: { data: { Things: 3 } } });
  await handle({ effects: { unread: () => undefined, nobody: () => 1 } });
  expect(unread).not.toHaveBeenCalled();
  await handle({ effects: { unread: (payload) => Object.keys(payload ?? {}).length } });
  const now = clock.now();
  expect(unread.mock.calls).toEqual([[{ value: 1, askedAt: now, arrivedAt: now, token: 't' }]]);
});

it('says when the response arrived that told it', async () => {
  const clock = createFakeClock();
  const unread = jest.fn();
  const decode = decodeResponse({ clock, onMalformed: jest.fn(), effects: { unread } });
  const askedAt = clock.now();
  await clock.advance(300);
  const response = { status: 200, headers: new Headers(), body: { data: { Things: 3 } }, unreadable: false };
  await decode(fakeCall({ token: 't', effects: { unread: () => 'reset' } }), response, askedAt);
  expect(unread.mock.calls).toEqual([[{ value: 'reset', askedAt, arrivedAt: askedAt + 300, token: 't' }]]);
});

describe.each([
  [400, 'Invalid token', 'invalid-token'],
  [401, 'Unauthorized.', 'invalid-token'],
  [400, 'validation', 'validation'],
  [403, 'The API has been temporarily disabled', 'unavailable'],
  [404, 'Not Found.', 'not-found'],
  [429, 'Too Many Requests.', 'rate-limited'],
  [500, 'Internal Server Error', 'server'],
  [503, 'Service Unavailable', 'server'],
])('the tracker responds %s "%s"', (status, message, kind) => {
  const body = { data: null, errors: [{ message, status }] };

  it(`as the status: ${kind}, with the service's own message`, async () => {
    const { handle } = setUp({ status, body });
    await expect(handle()).rejects.toMatchObject({ kind, status, detail: message });
  });

  it(`inside a 200: ${kind}`, async () => {
    const { handle, reports } = setUp({ status: 200, body });
    await expect(handle()).rejects.toMatchObject({ kind, status });
    expect(reports).toEqual([{ status, message }]);
  });
});

it.each([
  [400, 'Invalid token'],
  [401, 'Unauthorized.'],
])('takes %i "%s" for no end of a sign-in when the request carried no token', async (status, message) => {
  const { handle } = setUp({ status, body: { data: null, errors: [{ message, status }] } });
  await expect(handle({ token: undefined })).rejects.toMatchObject({ kind: 'validation', detail: message });
});

it('takes a 403 of what was executed for a refusal of it, not for a service that is off', async () => {
  const message = 'You are not authorized to modify this MediaList';
  const { handle } = setUp({
    status: 403,
    body: { data: { SaveMediaListEntry: null }, errors: [{ message, status: 403 }] },
  });
  await expect(handle()).rejects.toMatchObject({ kind: 'validation', status: 403, detail: message });
});

it('names the input that the tracker refused, and why', async () => {
  const validation = { score: ['The score must be below 100.'] };
  const { handle } = setUp({
    status: 400,
    body: { data: null, errors: [{ message: 'validation', status: 400, validation }] },
  });
  await expect(handle()).rejects.toMatchObject({
    kind: 'validation',
    fields: validation,
  });
});

it.each([
  [404, 'not-found'],
  [429, 'rate-limited'],
  [500, 'server'],
  [418, 'validation'],
])('a REST service responds %s: %s', async (status, kind) => {
  const { handle } = setUp({ status, body: { message: 'No.' } });
  await expect(handle({ source: 'mal' })).rejects.toMatchObject({ kind, status, detail: 'No.' });
});

it.each([
  ['no JSON', { unreadable: true }],
  ['no data', { body: { data: null } }],
  ['nothing', { body: null }],
])('reports a response with %s as malformed', async (_what, raw) => {
  const { handle, onMalformed } = setUp(raw);
  await expect(handle({ operation: 'things' })).rejects.toMatchObject({ kind: 'malformed' });
  expect(onMalformed).toHaveBeenCalledTimes(1);
});

it('reports a shape that the operation cannot read, and names the operation', async () => {
  const { handle, onMalformed } = setUp({ body: { data: {} } });
  const cause = new TypeError('Media is missing');
  const decode = () => {
    throw cause;
  };
  await expect(handle({ decode })).rejects.toMatchObject({ kind: 'malformed', cause });
  expect(onMalformed).toHaveBeenCalledWith('things', cause);
});

it('reports what the service says about its limits', async () => {
  const headers = new Headers({ 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': '29' });
  const { handle, reports } = setUp({ body: { data: { Things: 1 } }, headers });
  await handle();
  expect(reports).toEqual([{ status: 200, limit: 30, remaining: 29 }]);
});

it.each([
  ['Retry-After in seconds', { 'Retry-After': '7' }, 7000],
  ['X-RateLimit-Reset in Unix seconds', { 'X-RateLimit-Reset': '1800000009' }, 9000],
  ['Retry-After as a date', { 'Retry-After': new Date(1_800_000_004_000).toUTCString() }, 4000],
  ['nothing', {}, undefined],
])('reads how long to wait from %s', async (_what, headers, retryAfterMs) => {
  const { handle } = setUp({
    status: 429,
    headers: new Headers(headers),
    body: { errors: [{ message: 'Slow down' }] },
  });
  await expect(handle()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterMs });
});

describe('a response of the tracker with data and errors', () => {
  const errors = [
    { message: 'Internal Server Error', status: 500, path: ['Media', 'reviews', 'nodes', 0, 'user'] },
    { message: 'Not Found.', path: ['Media', 'staff'] },
  ];
  const body = { data: { Media: { id: 1, staff: null } }, errors };
  const missing = [
    { path: 'Media.reviews.nodes.user', message: 'Internal Server Error' },
    { path: 'Media.staff', message: 'Not Found.' },
  ];

  it.each([200, 404])('with status %s gives the data and says what is missing', async (status) => {
    const { handle, onMalformed } = setUp({ status, body });
    await expect(handle()).resolves.toMatchObject({ value: body.data, missing });
    expect(onMalformed).not.toHaveBeenCalled();
  });

  it('reports the status of the response, not that of the error', async () => {
    const { handle, reports } = setUp({ body });
    await handle();
    expect(reports).toEqual([{ status: 200 }]);
  });

  it('is a failure of a write: only a response without errors confirms it', async () => {
    const { handle } = setUp({ body });
    await expect(handle({ kind: 'write' })).rejects.toMatchObject({ kind: 'server', status: 500 });
  });

  it('is the failure of its error when the result cannot do without the missing part', async () => {
    const { handle, onMalformed } = setUp({ body });
    const decode = () => {
      throw new TypeError('staff is missing');
    };
    await expect(handle({ decode })).rejects.toMatchObject({
      kind: 'server',
      detail: 'Internal Server Error',
    });
    expect(onMalformed).not.toHaveBeenCalled();
  });

  it.each([
    ['no root with data', 200, { data: { Media: null }, errors }, 'server'],
    [
      'a token that is no longer accepted',
      200,
      { ...body, errors: [{ message: 'Invalid token', status: 400 }] },
      'invalid-token',
    ],
    ['a limit', 200, { ...body, errors: [{ message: 'Too Many Requests.', status: 429 }] }, 'rate-limited'],
    ['a status of a failing gateway', 502, body, 'server'],
  ])('is a failure with %s', async (_what, status, response, kind) => {
    const { handle } = setUp({ status, body: response });
    await expect(handle()).rejects.toMatchObject({ kind });
  });
});

describe('a response that is unlike its schema', () => {
  const request = () => ({
    kind: 'graphql' as const,
    query: 'query MediaDetail($id: Int) { Media(id: $id) { id title { userPreferred } genres } }',
    variables: { id: 1 },
  });
  const body = (Media: unknown) => ({ data: { Media } });

  it('is read without what does not fit, which is named as missing and reported', async () => {
    const { handle, onMalformed } = setUp({
      body: body({ id: 1, title: { userPreferred: 7 }, genres: ['A', 7] }),
    });
    await expect(handle({ request })).resolves.toMatchObject({
      value: { Media: { id: 1, title: { userPreferred: null }, genres: ['A', null] } },
      missing: [{ path: 'Media.title.userPreferred' }, { path: 'Media.genres' }],
    });
    expect(onMalformed).toHaveBeenCalledTimes(1);
  });

  it('is malformed when the decoder cannot do without what is gone, whatever the decoder calls it', async () => {
    const decode = (payload: unknown) => {
      if (Object(payload).Media === null) throw new ApiError('not-found', { source: 'tracker' });
      return payload;
    };
    const unreadable = setUp({ body: body([]) });
    await expect(unreadable.handle({ request, decode })).rejects.toMatchObject({ kind: 'malformed' });
    const absent = setUp({ body: body(null) });
    await expect(absent.handle({ request, decode })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('confirms a change without naming anything as missing: pages show no result of it', async () => {
    const { handle } = setUp({ body: body({ id: 1, title: 7, genres: null }) });
    const result = await handle({ kind: 'write', request });
    expect(result).toMatchObject({ value: { Media: { title: null } } });
    expect(result).not.toHaveProperty('missing');
  });
});

describe('what only developers read', () => {
  it.each([
    ['a response that is no JSON', { unreadable: true }, {}, 'the response is no JSON'],
    [
      'a response to another document',
      { body: { data: { Others: 1 } } },
      {},
      'the response to another document',
    ],
  ])('names %s', async (_what, raw, changes, message) => {
    const { handle, onMalformed } = setUp(raw);
    await expect(handle(changes)).rejects.toMatchObject({ kind: 'malformed' });
    const [[, cause]] = onMalformed.mock.calls;
    expect(cause instanceof Error ? cause.message : cause).toContain(message);
  });

  it('names every part that is unlike its type', async () => {
    const { handle, onMalformed } = setUp({
      body: { data: { Media: { id: 1, title: { userPreferred: 7 }, genres: [7] } } },
    });
    const request = () => ({
      kind: 'graphql' as const,
      query: 'query MediaDetail($id: Int) { Media(id: $id) { id title { userPreferred } genres } }',
      variables: { id: 1 },
    });
    await expect(handle({ request })).resolves.toMatchObject({
      missing: [{ message: 'unreadable' }, { message: 'unreadable' }],
    });
    expect(onMalformed.mock.calls[0]?.[1]).toMatchObject({
      message: 'unlike its type: Media.title.userPreferred, Media.genres',
    });
  });
});

describe('a response to another document, which a cache in between may hand out', () => {
  it.each<[string, unknown, FakeChanges, boolean]>([
    ['has only names that were not asked for', { Others: 1 }, {}, true],
    ['has one name that was asked for', { Others: 1, Things: 1 }, {}, false],
    ['has nothing in it', {}, {}, false],
  ])('that %s is malformed: %#', async (_what, data, changes, isMalformed) => {
    const { handle } = setUp({ body: { data } });
    const kind = handle(changes).then(
      () => 'good',
      (error) => error.kind,
    );
    expect(await kind).toBe(isMalformed ? 'malformed' : 'good');
  });

  it('is never one of a service that is asked by paths', async () => {
    const { handle } = setUp({ body: { anything: 1 } });
    const request = () => ({ kind: 'get' as const, path: '/things', search: [] });
    await expect(handle({ source: 'themes', request })).resolves.toMatchObject({ value: { anything: 1 } });
  });
});

it('tells nobody what a response says of nothing, and keeps the older form of remotes', async () => {
  const { handle, unread } = setUp({ body: { data: { Things: 3 } } });
  await handle({ effects: { unread: () => null } });
  expect(unread).not.toHaveBeenCalled();
});
