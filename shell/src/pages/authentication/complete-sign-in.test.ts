/** @jest-environment jsdom */
import type { AuthUser } from '@tsugi/data';
import { SIGN_IN_MARK } from './sign-in-mark.ts';

const TOKEN = 'n'.repeat(60);
const CURRENT = 'c'.repeat(60);
const REN = { id: 2, name: 'ren' } as AuthUser;
const AOI = { id: 1, name: 'aoi' } as AuthUser;

const data = {
  isToken: (text: string | null) => text !== null && text.length > 50,
  isApiError: (error: unknown) => error instanceof Error && 'kind' in error,
  peekAuth: jest.fn(),
  readTokenOwner: jest.fn(),
  signIn: jest.fn(),
  refreshViewer: jest.fn(),
  accounts: jest.fn(),
  signInBeside: jest.fn(),
};
const toast = jest.fn();
jest.mock('@tsugi/data', () => data);
jest.mock('@tsugi/data/accounts', () => data);
jest.mock('@tsugi/data/token-owner', () => data);
jest.mock('@tsugi/ui', () => ({ toast: (options: unknown) => toast(options) }));

interface Start {
  /** Undefined: the page was not opened by the provider. */
  readonly fragment?: string;
  /** The tab has started a login just now. */
  readonly isStarted?: boolean;
  readonly isSignedIn?: boolean;
}

/** A document that was loaded with this fragment. */
async function load({ fragment, isStarted = false, isSignedIn = false }: Start) {
  jest.resetModules();
  window.__tsugi = { authFragment: fragment } as never;
  if (isStarted) sessionStorage.setItem(SIGN_IN_MARK, `${Date.now()} s`);
  data.peekAuth.mockReturnValue(
    isSignedIn
      ? { state: { status: 'signed-in', viewer: AOI, viewerId: 1 }, token: CURRENT }
      : { state: { status: 'signed-out' }, token: undefined },
  );
  return await import('./complete-sign-in.ts');
}

const failure = (kind: string) => Object.assign(new Error(kind), { kind, source: 'tracker' });

const fragment = `access_token=${TOKEN}&token_type=Bearer`;

beforeEach(() => {
  data.readTokenOwner.mockResolvedValue(REN);
  data.accounts.mockReturnValue([{ id: 1, isCurrent: true }]);
  data.signInBeside.mockReturnValue('added');
});
afterEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

function pathOf(result: unknown): string | null {
  // jsdom has no Response: the router's redirect is an object with headers either way.
  return (result as Response).headers.get('Location');
}

it('accepts the token of a login that this tab has started, and navigates home', async () => {
  const { completeSignIn } = await load({ fragment, isStarted: true });
  expect(pathOf(await completeSignIn())).toBe('/');
  expect(data.signIn).toHaveBeenCalledWith(TOKEN);
});

it('navigates to the page from which the user logged in again', async () => {
  sessionStorage.setItem('tsugi.return-to', '/search/anime');
  const { completeSignIn } = await load({ fragment: `${fragment}&state=s`, isStarted: true });
  expect(pathOf(await completeSignIn())).toBe('/search/anime');
});

it.each([
  ['without a login', { fragment }],
  ['with the state of another login', { fragment: `${fragment}&state=other`, isStarted: true }],
  ['while someone is signed in', { fragment, isSignedIn: true }],
])('asks for confirmation of a token %s', async (_when, start) => {
  const { completeSignIn } = await load(start);
  expect(await completeSignIn()).toMatchObject({ status: 'unexpected', owner: REN, token: TOKEN });
  expect(data.signIn).not.toHaveBeenCalled();
});

it('signs another account in beside the present one, once the tracker has named it, and says who is here', async () => {
  const { completeSignIn } = await load({ fragment, isStarted: true, isSignedIn: true });
  expect(pathOf(await completeSignIn())).toBe('/');
  expect(data.readTokenOwner).toHaveBeenCalledWith(TOKEN, expect.anything());
  expect(data.signInBeside).toHaveBeenCalledWith(TOKEN, REN);
  expect(data.signIn).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledWith({ title: 'You are now logged in as ren.' });
});

it('says that the provider has sent the account that was here already', async () => {
  data.readTokenOwner.mockResolvedValue(AOI);
  const { completeSignIn } = await load({ fragment, isStarted: true, isSignedIn: true });
  await completeSignIn();
  expect(data.signInBeside).toHaveBeenCalledWith(TOKEN, AOI);
  expect(toast).toHaveBeenCalledWith({ title: expect.stringContaining('aoi was logged in already') });
});

it('changes nothing when this device cannot keep both', async () => {
  data.signInBeside.mockReturnValue('full');
  const { completeSignIn } = await load({ fragment, isStarted: true, isSignedIn: true });
  expect(await completeSignIn()).toMatchObject({ status: 'full' });
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ['refused', 'invalid-token', undefined],
  ['unchecked', 'unavailable', 'The tracker cannot be reached right now.'],
  ['unchecked', 'server', 'The tracker had a problem of its own. Please try again.'],
  ['unchecked', 'malformed', 'The tracker sent a response that cannot be read.'],
  ['unchecked', 'offline', 'You are offline.'],
  ['unchecked', 'aborted', 'The tracker does not respond.'],
])('changes nothing when the check ends as %s (%s), and names the reason', async (status, kind, reason) => {
  data.readTokenOwner.mockRejectedValue(failure(kind));
  const { completeSignIn } = await load({ fragment, isStarted: true, isSignedIn: true });
  const current = { status: 'signed-in', viewer: AOI, viewerId: 1 };
  expect(await completeSignIn()).toEqual({ status, current, ...(reason ? { reason } : {}) });
  expect(data.signIn).not.toHaveBeenCalled();
});

it('checks the same token again after the check could not be done', async () => {
  data.readTokenOwner.mockRejectedValueOnce(failure('unavailable'));
  const { completeSignIn } = await load({ fragment, isStarted: true, isSignedIn: true });
  await completeSignIn();
  expect(pathOf(await completeSignIn())).toBe('/');
  expect(data.signInBeside).toHaveBeenCalledTimes(1);
});

it.each([
  ['no token', 'token_type=Bearer'],
  ['50 characters', `access_token=${'x'.repeat(50)}`],
  ['an error of the provider', 'error=access_denied&error_description=Call+this+number'],
  ['nothing', ''],
])('accepts nothing, and shows nothing of the URL, with %s', async (_what, text) => {
  const { completeSignIn } = await load({ fragment: text, isStarted: true });
  expect(await completeSignIn()).toEqual({ status: 'no-token', current: { status: 'signed-out' } });
});

it('knows that no login was started when the page is opened by itself', async () => {
  const { completeSignIn } = await load({});
  expect(await completeSignIn()).toEqual({ status: 'not-started', current: { status: 'signed-out' } });
});

it('reads a token once per document', async () => {
  const { completeSignIn } = await load({ fragment, isStarted: true });
  await completeSignIn();
  expect(await completeSignIn()).toMatchObject({ status: 'not-started' });
  expect(data.signIn).toHaveBeenCalledTimes(1);
});

it('drops the token when the user declines', async () => {
  const { completeSignIn, dropToken } = await load({ fragment });
  await completeSignIn();
  dropToken();
  expect(await completeSignIn()).toMatchObject({ status: 'not-started' });
});

it('signs in when the user agrees', async () => {
  const { completeSignIn, acceptToken } = await load({ fragment });
  await completeSignIn();
  expect(await acceptToken(TOKEN, REN)).toBe(true);
  expect(data.signInBeside).toHaveBeenCalledWith(TOKEN, REN);
  expect(toast).not.toHaveBeenCalled();
});

it('changes nothing for the token that is stored already', async () => {
  const { completeSignIn } = await load({ fragment: `access_token=${CURRENT}`, isSignedIn: true });
  expect(pathOf(await completeSignIn())).toBe('/');
  expect(data.signIn).not.toHaveBeenCalled();
  expect(data.readTokenOwner).not.toHaveBeenCalled();
});

it('reads a token that was put into the URL of the open page, and removes it from there', async () => {
  const { completeSignIn, hasLaterToken } = await load({});
  expect(await completeSignIn()).toMatchObject({ status: 'not-started' });
  history.replaceState(null, '', '#main');
  expect(hasLaterToken()).toBe(false);
  history.replaceState(null, '', `#${fragment}`);
  expect(hasLaterToken()).toBe(true);
  expect(await completeSignIn()).toMatchObject({ status: 'unexpected', owner: REN, token: TOKEN });
  expect(location.hash).toBe('');
  expect(hasLaterToken()).toBe(false);
});
