/** @jest-environment jsdom */
import { atom, getDefaultStore } from 'jotai/vanilla';

// Stands for the one of the data layer.
const authAtom = atom<object>({ status: 'signed-out' });
const ui = { dismissToasts: jest.fn(), dropUndoOffers: jest.fn() };
jest.mock('@tsugi/data', () => ({ authAtom }));
jest.mock('@tsugi/ui/components', () => ui);

const store = getDefaultStore();
const be = (auth: object) => store.set(authAtom, auth);
const aoi = { status: 'signed-in', viewerId: 1 };
const ren = { status: 'signed-in', viewerId: 2 };

let stop = () => {};
beforeEach(async () => {
  jest.clearAllMocks();
  const { followAccount } = await import('./follow-account.ts');
  be(aoi);
  stop = followAccount();
});
afterEach(() => stop());

test('with another account, messages and what can be taken back are gone', () => {
  be(ren);
  for (const emptied of [ui.dismissToasts, ui.dropUndoOffers]) expect(emptied).toHaveBeenCalledTimes(1);
});

test('a profile that arrives, and a sign-in that ends and is renewed, leave them', () => {
  be({ ...aoi, viewer: {} });
  be({ status: 'signed-out' });
  be({ ...aoi });
  expect(ui.dropUndoOffers).not.toHaveBeenCalled();
  be({ status: 'signed-out' });
  be(ren);
  expect(ui.dropUndoOffers).toHaveBeenCalledTimes(1);
});

test('the focus of a page that is gone moves to the new one, and stays on a button of the frame', async () => {
  document.body.innerHTML = '<button></button><main id="main" tabindex="-1"></main>';
  be(ren);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).toBe('main');
  document.querySelector('button')?.focus();
  be(aoi);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.localName).toBe('button');
});
