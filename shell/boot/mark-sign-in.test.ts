/** @jest-environment jsdom */
import type { BootResult } from '@tsugi/contract/boot-result';
import { SIGN_IN_MARK } from '../src/pages/authentication/sign-in-mark.ts';
import { markSignIns } from './mark-sign-in.ts';

const CONFIG = {
  authorizeUrl: 'https://tracker.example/authorize',
  clientIds: { demo: '7', other: '1' },
  demoHost: 'demo.example',
};
const COMPLETE = 'https://tracker.example/authorize?client_id=1&response_type=token';
const MARKED =
  /^https:\/\/tracker\.example\/authorize\?client_id=1&response_type=token&state=(\d+-\d+-\d+-\d+)$/;

const navigate = jest.fn<void, [string]>();
let arrive: (config: unknown) => void;
let fail: (error: Error) => void;
let listeners: Parameters<typeof removeEventListener>[];

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<base href="http://localhost/tsugi/">';
  listeners = [];
  jest.spyOn(window, 'addEventListener').mockImplementation((...args) => {
    listeners.push(args);
    EventTarget.prototype.addEventListener.apply(window, args);
  });
});

afterEach(() => {
  for (const args of listeners) EventTarget.prototype.removeEventListener.apply(window, args);
  jest.restoreAllMocks();
});

function mark(embedded?: BootResult['embedded']): void {
  const config = new Promise((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  markSignIns({ config, embedded }, navigate);
}

/** Presses the text in a link. */
function press(markup: string) {
  document.body.innerHTML = markup;
  const link = document.querySelector('a') ?? document.body;
  // jsdom has no navigation.
  let isFollowed = false;
  document.body.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  (link.querySelector('b') ?? link).click();
  return { link, isFollowed: () => isFollowed };
}

const stored = () => sessionStorage.getItem(SIGN_IN_MARK);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['that is marked as one', '<a data-login href="elsewhere"><b>Log in</b></a>'],
  ['to the sign-in page of this site', '<a href="authentication"><b>Log in</b></a>'],
])('a login link %s is completed with what the document knows, and marks the tab', (_what, markup) => {
  mark({ config: CONFIG });
  const before = Date.now();
  const { link, isFollowed } = press(markup);
  expect(isFollowed()).toBe(true);
  const [, state] = MARKED.exec(link.getAttribute('href') ?? '') ?? [];
  const [time, storedState] = stored()?.split(' ') ?? [];
  expect(storedState).toBe(state);
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(link).not.toHaveAttribute('aria-busy');
});

test('a complete login link keeps its address, with a new state at each press', () => {
  mark();
  const { link } = press(`<a href="${COMPLETE}">Log in</a>`);
  const [, first] = MARKED.exec(link.getAttribute('href') ?? '') ?? [];
  const { link: again } = press(link.outerHTML);
  const [, second] = MARKED.exec(again.getAttribute('href') ?? '') ?? [];
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  expect(stored()).toContain(` ${second}`);
});

test.each([
  ['another link', '<a href="anime/1">Log in</a>'],
  ['a link that names a login only in its path', '<a href="response_type=token">Log in</a>'],
  ['a link of a text, which opens in a new tab', `<a target="_blank" href="${COMPLETE}">Log in</a>`],
  ['what is no link', '<a data-login>Log in</a>'],
  ['the text beside one', '<p>Log in</p>'],
])('%s is left alone', (_what, markup) => {
  mark({ config: CONFIG });
  press(markup);
  const { innerHTML } = document.body;
  document.body.innerHTML = markup;
  expect(innerHTML).toBe(document.body.innerHTML);
  expect(stored()).toBeNull();
});

test('a press waits for the configuration that the document does not have', async () => {
  mark();
  const { link, isFollowed } = press('<a data-login href="authentication">Log in</a>');
  expect(isFollowed()).toBe(false);
  expect(link.ariaBusy).toBe('true');
  expect(stored()).toBeNull();
  arrive(CONFIG);
  await settled();
  expect(navigate).toHaveBeenCalledTimes(1);
  const [, state] = MARKED.exec(navigate.mock.calls[0]?.[0] ?? '') ?? [];
  expect(state).toBeDefined();
  expect(stored()).toContain(` ${state}`);
});

test('a configuration that is none leads to the sign-in page of this site, which says so', async () => {
  mark();
  press('<a data-login href="authentication">Log in</a>');
  arrive({});
  await settled();
  expect(navigate.mock.calls[0]?.[0]).toMatch(/^http:\/\/localhost\/tsugi\/authentication&state=/);
});

test('a press does nothing more when the configuration does not arrive', async () => {
  mark();
  press('<a data-login href="authentication">Log in</a>');
  fail(new Error('lost'));
  await settled();
  expect(navigate).not.toHaveBeenCalled();
});

test('the configuration that arrived counts more than its copy', async () => {
  mark({ config: { ...CONFIG, clientIds: { demo: '7', other: '2' } } });
  arrive(CONFIG);
  await settled();
  expect(press('<a data-login href="authentication">Log in</a>').link.getAttribute('href')).toMatch(MARKED);
});

test('a login goes on where storage is forbidden', () => {
  mark({ config: CONFIG });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(press('<a data-login href="authentication">Log in</a>').link.getAttribute('href')).toMatch(MARKED);
});

test('a link is completed before any handler of the page hears of the press', () => {
  mark({ config: CONFIG });
  document.body.innerHTML = '<a data-login href="authentication">Log in</a>';
  const link = document.querySelector('a');
  const seen: unknown[] = [];
  link?.addEventListener('click', (event) => {
    seen.push(link.getAttribute('href'));
    event.preventDefault();
  });
  link?.click();
  expect(seen).toEqual([expect.stringMatching(MARKED)]);
});
