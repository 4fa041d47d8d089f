/** @jest-environment jsdom */
import { outdateStored, watchOutdated } from '../../cache/outdated.ts';
import { partitionOf } from '../../core/cache-key.ts';
import type { Call } from '../../core/call.ts';
import { keyOf } from '../../core/create-call.ts';
import { accountSettings } from '../../operations/account-settings.query.ts';
import { userByName } from '../../operations/user-by-name.query.ts';
import type { AuthUser } from '../../sources/tracker/auth-user.ts';
import { installTestLayer } from '../../testing/install-test-layer.ts';
import { CONFIRMED_SETTING } from './confirmed-setting.ts';
import { settingConfirmed, settingConfirmedElsewhere } from './follow-setting.ts';

const LIST = { customLists: [], advancedScoringEnabled: false, advancedScoring: [] };
// The other members are not looked at.
const VIEWER = {
  ...{
    id: 1,
    name: 'aoi',
    scoreFormat: 'POINT_10',
    titleLanguage: 'ROMAJI',
    animeList: LIST,
    mangaList: LIST,
  },
} as unknown as AuthUser;

const TOKEN = 't'.repeat(51);
const OWN = partitionOf(TOKEN);

function setUp() {
  const asked: string[] = [];
  const layer = installTestLayer(async ({ operation }: Call) => {
    asked.push(operation);
    return { id: 1, about: asked.length };
  });
  layer.auth.signIn(TOKEN);
  layer.auth.setViewer(VIEWER, 1);
  return { ...layer, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const viewerOf = ({ auth }: ReturnType<typeof setUp>) => {
  const state = auth.state();
  return state.status === 'signed-in' ? state.viewer : undefined;
};

it('reads again what is shown of the results that depend on it, and nothing else', async () => {
  const { resources, asked } = setUp();
  const profile = resources.query(userByName, { name: 'aoi' });
  const settings = resources.query(accountSettings, {});
  for (const one of [profile, settings]) one.subscribe(() => {});
  await settled();
  expect(asked).toEqual(['user-by-name', 'account-settings']);
  settingConfirmed('about', 'Hello', OWN);
  await settled();
  expect(asked.slice(2)).toEqual(['user-by-name']);
  settingConfirmed('titleLanguage', 'NATIVE', OWN);
  await settled();
  expect(asked.slice(3).toSorted()).toEqual(['account-settings', 'user-by-name']);
});

it('the profile of the sign-in has it at once, and other tabs are told which setting it was', () => {
  const layer = setUp();
  settingConfirmed('scoreFormat', 'POINT_5', OWN);
  expect(viewerOf(layer)?.scoreFormat).toBe('POINT_5');
  settingConfirmed('manga.advancedScoring', ['Art'], OWN);
  expect(viewerOf(layer)?.mangaList.advancedScoring).toEqual(['Art']);
  settingConfirmed('timezone', '09:00', OWN);
  expect(viewerOf(layer)).not.toHaveProperty('timezone');
  expect(layer.storage?.getItem(CONFIRMED_SETTING)).toMatch(/^\d+ timezone$/);
});

it('of an account that is no longer here it changes nothing of the one that is', async () => {
  const layer = setUp();
  layer.resources.query(userByName, { name: 'aoi' }).subscribe(() => {});
  await settled();
  settingConfirmed('scoreFormat', 'POINT_5', partitionOf('u'.repeat(51)));
  await settled();
  expect(viewerOf(layer)?.scoreFormat).toBe('POINT_10');
  expect(layer.asked).toEqual(['user-by-name']);
  expect(layer.storage?.getItem(CONFIRMED_SETTING)).toBeNull();
});

it('another tab reads the same again', async () => {
  const { resources, asked } = setUp();
  resources.query(userByName, { name: 'aoi' }).subscribe(() => {});
  await settled();
  settingConfirmedElsewhere('1 profileColor');
  await settled();
  expect(asked).toEqual(['user-by-name', 'user-by-name']);
  settingConfirmedElsewhere('');
  settingConfirmedElsewhere('2 timezone');
  await settled();
  expect(asked).toHaveLength(2);
});

it('a page that reads stored results itself is told, until it is gone', () => {
  const { auth } = setUp();
  const listener = jest.fn();
  const stop = watchOutdated(keyOf(userByName, { name: 'aoi' }, auth.token()), listener);
  settingConfirmed('timezone', '09:00', OWN);
  expect(listener).not.toHaveBeenCalled();
  settingConfirmed('about', '', OWN);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  outdateStored(() => true);
  expect(listener).toHaveBeenCalledTimes(1);
});
