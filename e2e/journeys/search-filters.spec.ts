import type { Locator } from '@playwright/test';
import { firstResult } from '../support/first-result.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo } from '../support/requests.ts';
import { inFilter, lastSearchIs, searches } from '../support/search-requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const showResults = (dialog: Locator) => dialog.getByRole('button', { name: /^Show/ }).click();

test('every filter is set with the mouse, and each set is one request and one step back', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  await expect(firstResult(page)).toBeVisible();
  await settle(page);
  await sandbox.clearLog();
  const set = (pill: string, steps: Partial<Parameters<typeof inFilter>[0]>) =>
    inFilter({ page, sandbox, pill, close: showResults, ...steps });

  await set('Genres & tags', {
    choose: async (dialog) => {
      await dialog.getByRole('button', { name: /^Drama/ }).click();
      await dialog.getByRole('button', { name: /^Ecchi/ }).click({ clickCount: 2 });
      await dialog.getByRole('searchbox').fill('magic');
      await dialog
        .getByRole('button', { name: /^Magic/ })
        .first()
        .click();
      await dialog.getByRole('slider', { name: 'Tags above' }).click();
      expect(await violationsOf(page), 'with an open filter').toEqual([]);
    },
  });
  await lastSearchIs(sandbox, {
    genre_in: ['Drama'],
    genre_not_in: ['Ecchi'],
    tag_in: ['Magic'],
    minimumTagRank: 50,
  });
  await expect(page).toHaveTitle(/^Drama Magic without Ecchi anime - /);
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Clear all', exact: true })).toBeHidden();

  await set('Year', { close: (dialog) => dialog.getByRole('radio', { name: '2022' }).click() });
  await lastSearchIs(sandbox, { startDate_greater: 20_219_999, startDate_lesser: 20_230_000 });
  await set('Season', { close: (dialog) => dialog.getByRole('radio', { name: 'Fall' }).click() });
  await lastSearchIs(sandbox, { seasonYear: 2022, season: 'FALL' });
  await set('Format', {
    choose: async (dialog) => {
      await dialog.getByRole('checkbox', { name: 'TV', exact: true }).check();
      await dialog.getByRole('checkbox', { name: 'Movie' }).check();
    },
  });
  await lastSearchIs(sandbox, { season: 'FALL', format_in: ['TV', 'MOVIE'] });
  await set('Status', { choose: (dialog) => dialog.getByRole('checkbox', { name: 'Finished' }).check() });
  await lastSearchIs(sandbox, { format_in: ['TV', 'MOVIE'], status_in: ['FINISHED'] });
  await expect(page).toHaveTitle(/^Finished TV Movie Fall 2022 anime - /);
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Clear all', exact: true })).toBeHidden();

  await set('Rating', { choose: (dialog) => dialog.getByRole('checkbox', { name: 'Any rating' }).check() });
  await expect.poll(async () => Object.keys((await searches(sandbox)).at(-1) ?? {})).not.toContain('isAdult');
  await set('Country', { close: (dialog) => dialog.getByRole('radio', { name: 'Japan' }).click() });
  await lastSearchIs(sandbox, { countryOfOrigin: 'JP' });
  await set('Source', { choose: (dialog) => dialog.getByRole('checkbox', { name: 'Light novel' }).check() });
  await lastSearchIs(sandbox, { countryOfOrigin: 'JP', source_in: ['LIGHT_NOVEL'] });
  await set('Sites', {
    choose: async (dialog) => {
      await dialog.getByRole('searchbox', { name: 'Find a site' }).fill('hulu');
      await dialog.getByRole('checkbox', { name: /^Hulu/ }).check();
    },
  });
  await expect.poll(async () => (await searches(sandbox)).at(-1)?.licensedById_in).toHaveLength(1);
  await set('More', {
    choose: async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Episodes: From' }).fill('10');
      await dialog.getByRole('textbox', { name: 'Episodes: To' }).pressSequentially('30e0');
      const thumb = dialog.getByRole('slider', { name: 'Episodes: upper end' });
      const box = await thumb.boundingBox();
      if (!box) throw new Error('The slider has no place on the page');
      // From 300 of 500 to half of it.
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 10 + (box.width - 20) * 0.6, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
      await page.mouse.up();
      await expect(dialog.getByRole('textbox', { name: 'Episodes: To' })).toHaveValue('250');
      await dialog.getByRole('checkbox', { name: 'Only show my' }).check();
      await dialog.getByRole('checkbox', { name: 'Hide my' }).check();
      await expect(dialog.getByRole('checkbox', { name: 'Only show my' })).not.toBeChecked();
      await dialog.getByRole('checkbox', { name: 'Licensed', exact: true }).check();
    },
  });
  await lastSearchIs(sandbox, {
    episodes_greater: 9,
    episodes_lesser: 251,
    onList: false,
    isLicensed: true,
    source_in: ['LIGHT_NOVEL'],
  });
  await set('Sort order: Popularity ↓', {
    choose: (dialog) => dialog.getByText('Ascending').click(),
    close: (dialog) => dialog.getByRole('radio', { name: 'Score' }).click(),
  });
  await lastSearchIs(sandbox, { sort: ['SCORE', 'POPULARITY_DESC'] });

  // Back undoes the sets one by one; what was asked before is not asked again.
  await settle(page);
  const sent = (await searches(sandbox)).map((variables) => JSON.stringify(variables));
  expect(new Set(sent).size, 'no query is sent twice').toBe(sent.length);
  await page.goBack();
  await expect(page).not.toHaveURL(/order=score/);
  await expect(page.getByRole('button', { name: 'Sort order: Popularity ↓' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/license/);
  await expect(page.getByRole('button', { name: 'Sites: Hulu' })).toBeVisible();
  await settle(page);
  expect(await searches(sandbox)).toHaveLength(sent.length);
  const lists = (await requestsTo(sandbox, 'tracker')).map(({ operation }) => operation);
  for (const list of ['GenreAndTagCollection', 'ExternalLinkSources'])
    expect(
      lists.filter((one) => one === list),
      'lists of options are requested once',
    ).toHaveLength(1);
});

test('filters are set with the keyboard alone', async ({ page, deployment, sandbox }) => {
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  await expect(firstResult(page)).toBeVisible();
  const focusPill = (name: string) => page.getByRole('button', { name, exact: true }).focus();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const dialog = page.getByRole('dialog');

  await focusPill('Genres & tags');
  await press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('drama');
  await press('Enter');
  await expect(dialog.getByRole('button', { name: /^Drama/ })).toContainText('included');
  await press('Escape', 'Escape');
  await expect(dialog).toBeHidden();
  await lastSearchIs(sandbox, { genre_in: ['Drama'] });
  await expect(page.getByRole('button', { name: 'Genres & tags: Drama' })).toBeFocused();

  await focusPill('Season');
  await press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Any season' })).toBeFocused();
  await press('ArrowDown', 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Spring' })).toBeChecked();
  await press('Enter');
  await expect(dialog).toBeHidden();
  await lastSearchIs(sandbox, { genre_in: ['Drama'], season: 'SPRING' });

  await focusPill('More');
  await press('Enter');
  await expect(dialog.getByRole('slider', { name: 'Episodes: lower end' })).toBeFocused();
  await press('ArrowRight', 'ArrowRight', 'Tab', 'Tab', 'Tab');
  await expect(dialog.getByRole('textbox', { name: 'Episodes: To' })).toBeFocused();
  await page.keyboard.type('30');
  await press('Escape');
  await expect(dialog).toBeHidden();
  await lastSearchIs(sandbox, { episodes_greater: 1, episodes_lesser: 31 });
  await press('Tab');
  await expect(page.getByRole('button', { name: /^Sort order/ })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a filter is a sheet with Cancel and Ok', async ({ page, deployment, sandbox }) => {
    await page.goto(`${deployment.url}search/anime`);
    await pageIsReady(page);
    await expect(firstResult(page)).toBeVisible();
    await settle(page);
    await sandbox.clearLog();
    const pill = page.getByRole('button', { name: /^Genres & tags/ });
    const sheet = page.getByRole('dialog', { name: 'Genres & tags' });
    const drama = sheet.getByRole('button', { name: /^Drama/ });

    await pill.tap();
    await drama.tap();
    await expect(drama).toContainText('included');
    await expect(sheet.getByRole('searchbox'), 'no keyboard covers the sheet').not.toBeFocused();
    const box = await sheet.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(PHONE.height * 0.85 + 1);
    expect(
      (await sheet.getByRole('button', { name: 'Ok', exact: true }).locator('..').boundingBox())?.height,
    ).toBeGreaterThanOrEqual(56);
    expect(await violationsOf(page), 'with an open sheet').toEqual([]);
    await sheet.getByRole('button', { name: 'Cancel' }).tap();
    await expect(sheet).toBeHidden();
    await expect(pill).toHaveText('Genres & tags');
    expect(await searches(sandbox)).toEqual([]);

    await pill.tap();
    await drama.tap();
    await sheet.getByRole('button', { name: 'Ok', exact: true }).tap();
    await expect(sheet).toBeHidden();
    await lastSearchIs(sandbox, { genre_in: ['Drama'] });
    await expect(page).toHaveURL(/genre=Drama/);

    // A single choice waits for Ok, too, and a range is typed as it is meant.
    await page.getByRole('button', { name: 'Year', exact: true }).tap();
    const year = page.getByRole('dialog', { name: 'Year' });
    await year.getByRole('radio', { name: '2022' }).tap();
    await expect(year.getByRole('radio', { name: '2022' })).toBeChecked();
    await year.getByRole('textbox', { name: 'Or a range: From' }).fill('2020');
    await year.getByRole('textbox', { name: 'Or a range: To' }).pressSequentially('2010');
    await year.getByRole('button', { name: 'Ok', exact: true }).tap();
    await expect(page).toHaveURL(/startYear=2010&endYear=2020/);
    await lastSearchIs(sandbox, { startDate_greater: 20099999, startDate_lesser: 20210000 });
    expect(await searches(sandbox), 'one request for each Ok').toHaveLength(2);

    await page.goto(
      `${deployment.url}search/media?genre=Drama&genre=Action&year=2022&onList=true&license=true`,
    );
    await expect(page.getByRole('list', { name: 'Filters', exact: true })).toContainText('Licensed');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'the row of tags scrolls in itself').toBe(PHONE.width);
  });
});

test('a list of options and a page of results that fail are retried in place', async ({
  page,
  deployment,
  sandbox,
}) => {
  await sandbox.faults([{ service: 'tracker', operation: 'GenreAndTagCollection', status: 400, times: 1 }]);
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  await expect(firstResult(page)).toBeVisible();
  const pill = page.getByRole('button', { name: 'Genres & tags' });
  await pill.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Something went wrong')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('group', { name: 'Tags' })).toBeVisible();
  await expect(dialog.getByText('Something went wrong')).toBeHidden();
  await page.keyboard.press('Escape');
  // The key scrolls the page from here on: not what is in the dialog, and not before the focus comes back to the top.
  await expect(dialog).toBeHidden();
  await expect(pill).toBeFocused();

  await sandbox.faults([{ service: 'tracker', operation: 'MediaSearch', status: 400, times: 1 }]);
  const first = await firstResult(page).textContent();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByText('The next results could not be loaded')).toBeVisible();
  await expect(page.getByText('28+ results').first()).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('56+ results').first()).toBeAttached();
  await page.keyboard.press('Home');
  await expect(firstResult(page)).toHaveText(first ?? '');
});
