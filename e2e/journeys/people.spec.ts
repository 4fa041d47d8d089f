import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

interface Named {
  readonly id: number;
  readonly name: { readonly userPreferred: string };
}

interface People {
  readonly Media: {
    readonly studios: { readonly edges: readonly { readonly node: { id: number; name: string } }[] };
    readonly characters: {
      readonly edges: readonly {
        readonly node: Named;
        readonly voiceActorRoles: readonly {
          readonly voiceActor: Named & { readonly languageV2: string };
        }[];
      }[];
    };
  };
}

/** The lead of a title, who speaks it, and a studio. */
async function peopleOf(mediaId: number) {
  const { Media } = await trackerRequest<People>(`{ Media(id: ${mediaId}) {
    studios { edges { node { id name } } }
    characters(sort: [ROLE], perPage: 1) { edges { node { id name { userPreferred } }
      voiceActorRoles { voiceActor { id name { userPreferred } languageV2 } } } } } }`);
  const lead = Media.characters.edges[0];
  const voices = lead?.voiceActorRoles.map(({ voiceActor }) => voiceActor) ?? [];
  const japanese = voices.find(({ languageV2 }) => languageV2 === 'Japanese');
  const other = voices.find(({ languageV2 }) => languageV2 !== 'Japanese');
  const studio = Media.studios.edges[0]?.node;
  if (!lead || !japanese || !other || !studio) throw new Error('The title has no lead with two voices');
  return { character: lead.node, japanese, other, studio };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a character comes in one request, without shifts, and leads to its voices and back; a return costs none', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const { character, japanese, other } = await peopleOf(media.id);
  await sandbox.clearLog();
  await measureShifts(page);
  await page.goto(`${deployment.url}ani/character/${character.id}?sort=start_date`);
  await expect(heading(page, character.name.userPreferred)).toBeVisible();
  await expect(page).toHaveTitle(`${character.name.userPreferred} - Tsugi`);
  // The name joins the URL, and what else stood in it stays.
  await expect(page).toHaveURL(/\/ani\/character\/\d+\/.+\?sort=start_date$/);
  await pageIsReady(page);
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual(['CharacterPage']);
  expect(await layoutShift(page)).toBeLessThan(0.02);

  const works = page.getByRole('list', { name: 'Appears in' });
  await expect(works.getByRole('link', { name: japanese.name.userPreferred }).first()).toBeVisible();
  await page.getByLabel('Voices').selectOption(other.languageV2);
  await expect(works.getByRole('link', { name: other.name.userPreferred }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`voices=${other.languageV2.toLowerCase()}`));

  await works.getByRole('link', { name: other.name.userPreferred }).first().click();
  await expect(heading(page, other.name.userPreferred)).toBeVisible();
  const roles = page.getByRole('list', { name: 'Voice roles' });
  await roles.getByRole('link', { name: character.name.userPreferred, exact: true }).first().click();
  await expect(heading(page, character.name.userPreferred)).toBeVisible();

  await settle(page);
  const visited = [page.url(), `${deployment.url}ani/staff/${other.id}/_`];
  await sandbox.clearLog();
  for (const url of visited) {
    await page.goto(url);
    await pageIsReady(page);
    await settle(page);
  }
  await expect(heading(page, other.name.userPreferred)).toBeVisible();
  expect(await trackerOperations(sandbox), 'a return costs nothing').toEqual([]);
});

test('the viewer’s list filters, the order follows the URL, and a favourite is sent', async ({
  page,
  deployment,
  sandbox,
  media,
  signInAs,
}) => {
  const { japanese } = await peopleOf(media.id);
  await signInAs('aoi');
  await sandbox.clearLog();
  await page.goto(`${deployment.url}ani/staff/${japanese.id}/_`);
  await pageIsReady(page);
  await settle(page);
  // Who is signed in is asked for by the frame.
  const own = async () => (await trackerOperations(sandbox)).filter((name) => name !== 'Viewer');
  expect(await own()).toEqual(['StaffPage']);

  const roles = page.getByRole('list', { name: 'Voice roles' }).getByRole('listitem');
  const all = await roles.count();
  await page.getByRole('radio', { name: 'On my list' }).check();
  await expect(page).toHaveURL(/\?list=true$/);
  await expect.poll(() => roles.count()).not.toBe(all);
  await page.getByLabel('Sort').selectOption('Title');
  await expect(page).toHaveURL(/\?list=true&sort=TITLE_ROMAJI$/);
  await expect.poll(own).toEqual(['StaffPage', 'StaffPage', 'StaffPage']);
  const last = (await sandbox.log()).findLast(({ operation }) => operation === 'StaffPage');
  expect(last?.variables).toMatchObject({ onList: true, sort: ['TITLE_ROMAJI'], page: 1 });
  await settle(page);

  const favourite = page.getByRole('button', { name: 'Favourite' });
  const before = await favourite.getAttribute('aria-pressed');
  await favourite.click();
  await expect(favourite).not.toHaveAttribute('aria-pressed', before ?? '');
  await expect.poll(own).toContain('ToggleFavourite');
});

test('a studio shows its titles by year, 25 a page; a title leads to its studio', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const { studio } = await peopleOf(media.id);
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  await page.getByRole('main').getByRole('link', { name: studio.name, exact: true }).click();
  await expect(heading(page, studio.name)).toBeVisible();
  await settle(page);
  const years = page.getByRole('heading', { level: 3 });
  const shown = (await years.allTextContents()).map(Number).filter((year) => !Number.isNaN(year));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown].sort((one, other) => other - one));

  const cards = page.getByRole('region', { name: 'Titles' }).getByRole('article');
  const first = await cards.count();
  await page.keyboard.press('End');
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await page.getByRole('radio', { name: 'As main studio' }).check();
  await expect(page).toHaveURL(/\?main=true$/);
  const asked = async () =>
    (await sandbox.log()).findLast(({ operation }) => operation === 'StudioMedia')?.variables;
  await expect.poll(asked).toMatchObject({ isMain: true });
});

test('unknown ids and failures say so, and trying again works', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  for (const [path, text] of [
    ['ani/character/999999/x', 'There is no such character'],
    ['ani/staff/999999', 'There is no such person'],
    ['ani/studio/999999', 'There is no such studio'],
  ] as const) {
    await page.goto(deployment.url + path);
    await expect(heading(page, text)).toBeVisible();
    await expect(page).toHaveTitle('Not found - Tsugi');
  }
  const { character } = await peopleOf(media.id);
  await sandbox.faults([{ service: 'tracker', operation: 'CharacterPage', status: 400, times: 1 }]);
  await page.goto(`${deployment.url}ani/character/${character.id}`);
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await pageIsReady(page);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, character.name.userPreferred)).toBeVisible();
});

/** Changes the character or member of the staff of every response. */
async function changePerson(page: Page, change: (person: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/tracker/graphql', async (route) => {
    const response = await route.fetch();
    // As the sandbox sends it.
    const body = (await response.json()) as { data?: Record<string, Record<string, unknown> | undefined> };
    const person = body.data?.Character ?? body.data?.Staff;
    if (person) Object.assign(person, change(person));
    await route.fulfill({ response, json: body });
  });
}

test('a person of whom next to nothing is known, under a very long name, fits a phone', async ({
  page,
  deployment,
  media,
}) => {
  const { japanese } = await peopleOf(media.id);
  const name = 'كاتب القصص الطويلة جدا · 長い名前の声優さん'.repeat(6);
  const nothing = { pageInfo: null, edges: null };
  await changePerson(page, ({ id, isFavourite, isFavouriteBlocked }) => ({
    ...{ id, isFavourite, isFavouriteBlocked, image: null, description: null, age: null, siteUrl: null },
    ...{ dateOfBirth: null, dateOfDeath: null, yearsActive: null, homeTown: null, bloodType: null },
    ...{ primaryOccupations: null, gender: null, language: null, favourites: null },
    ...{ characterMedia: nothing, staffMedia: nothing },
    name: { userPreferred: name, full: null, native: null, alternative: null },
  }));
  await page.setViewportSize(PHONE);
  await page.goto(`${deployment.url}ani/staff/${japanese.id}`);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('There is no description yet.')).toBeVisible();
  await expect(page.getByText('No roles are known yet.')).toBeVisible();
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await violationsOf(page)).toEqual([]);
});

test('names that tell of the story stay hidden until they are asked for; a portrait opens large', async ({
  page,
  deployment,
  media,
}) => {
  const { character } = await peopleOf(media.id);
  await changePerson(page, ({ name }) => ({
    name: { ...Object(name), alternativeSpoiler: ['The Last Heir'] },
  }));
  await page.goto(`${deployment.url}ani/character/${character.id}`);
  await pageIsReady(page);
  await expect(heading(page, character.name.userPreferred)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('The Last Heir');
  await page.getByRole('button', { name: 'Show spoiler names' }).click();
  await expect(page.getByText('The Last Heir')).toBeVisible();

  const label = `Portrait of ${character.name.userPreferred}`;
  await page.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog', { name: label });
  await expect(dialog.getByRole('img')).toBeVisible();
  await settle(page);
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: label })).toBeFocused();
});
