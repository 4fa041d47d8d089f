/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { markSignIns } from '../../../boot/mark-sign-in.ts';
import { MARK_LIFETIME_MS, SIGN_IN_MARK, takeSignInMark } from './sign-in-mark.ts';

const AUTHORIZE = 'https://tracker.example/authorize?client_id=1&response_type=token';

const config = {
  authorizeUrl: 'https://tracker.example/authorize',
  clientIds: { demo: '7', other: '1' },
  demoHost: 'demo.example',
};
let arrive: (config: unknown) => void = () => undefined;
const navigate = jest.fn();

beforeAll(() => {
  // jsdom has no navigation; the listener runs before it.
  document.addEventListener('click', (event) => event.preventDefault());
  const arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  markSignIns({ config: arrival }, navigate);
});
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Follows a link that looks like this. @returns where it leads then */
function follow(markup: string): URL {
  document.body.innerHTML = markup;
  document.querySelector<HTMLElement>('a span')?.click();
  return new URL(document.querySelector('a')?.href ?? '');
}

const stateOf = (url: URL) => url.searchParams.get('state');

describe('the login link of a page whose code is not there yet', () => {
  const OWN = '<a class="login-link" href="authentication"><span>Log in</span></a>';

  it('waits for config.json, and then leads to the provider', async () => {
    expect(follow(OWN).pathname).toBe('/authentication');
    expect(document.querySelector('a')?.ariaBusy).toBe('true');
    expect(navigate).not.toHaveBeenCalled();
    arrive(config);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    const url = new URL(navigate.mock.lastCall?.[0]);
    expect(url.href).toContain(AUTHORIZE);
    expect(takeSignInMark(stateOf(url), Date.now())).toBe(true);
  });

  it.each([
    ['of a first screen', OWN],
    // index.html may have been composed with another configuration.
    ['of index.html', '<a data-login href="https://old.example/authorize"><span>Log in</span></a>'],
  ])('is complete when the configuration is there: %s', (_what, markup) => {
    const url = follow(markup);
    expect(url.href).toContain(AUTHORIZE);
    expect(takeSignInMark(stateOf(url), Date.now())).toBe(true);
  });
});

it('is set by a login link, with a state that the provider is given', () => {
  const url = follow(`<a href="${AUTHORIZE}"><span>Log in</span></a>`);
  expect(stateOf(url)).toMatch(/^[\d-]{10,}$/);
  expect(takeSignInMark(stateOf(url), Date.now())).toBe(true);
});

it('is another one every time', () => {
  const states = [1, 2].map(() => stateOf(follow(`<a href="${AUTHORIZE}"><span>Log in</span></a>`)));
  expect(states[0]).not.toBe(states[1]);
});

it.each([
  ['a link of a text, which opens in a new tab', `<a target="_blank" href="${AUTHORIZE}"><span>x</span></a>`],
  ['a link to another place', '<a href="https://tracker.example/anime/1"><span>x</span></a>'],
])('is not set by %s', (_what, markup) => {
  expect(stateOf(follow(markup))).toBeNull();
  expect(sessionStorage.getItem(SIGN_IN_MARK)).toBeNull();
});

it('counts once', () => {
  follow(`<a href="${AUTHORIZE}"><span>Log in</span></a>`);
  expect(takeSignInMark(null, Date.now())).toBe(true);
  expect(takeSignInMark(null, Date.now())).toBe(false);
});

it('does not count for another state', () => {
  follow(`<a href="${AUTHORIZE}"><span>Log in</span></a>`);
  expect(takeSignInMark('of-someone-else', Date.now())).toBe(false);
});

it.each([
  ['too old', MARK_LIFETIME_MS + 1, false],
  ['just not too old', MARK_LIFETIME_MS, true],
  ['of the future', -1, false],
])('that is %s: %i ms', (_what, age, counts) => {
  sessionStorage.setItem(SIGN_IN_MARK, '1000000 s');
  expect(takeSignInMark('s', 1_000_000 + age)).toBe(counts);
});

it.each(['', ' ', '0', '0 ', ' s', 'x s', '-1 s', '0 s s'])('is nothing as %j', (text) => {
  sessionStorage.setItem(SIGN_IN_MARK, text);
  expect(takeSignInMark(null, 0)).toBe(false);
});
