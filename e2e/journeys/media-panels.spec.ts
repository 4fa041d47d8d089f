import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Members of a media that violate the tracker's schema. */
type Damage = (media: Record<string, unknown>) => Record<string, unknown>;

async function damageMedium(page: Page, damage: Damage): Promise<void> {
  await page.route('**/tracker/graphql', async (route) => {
    const response = await route.fetch();
    // Both documents of the media page request one media; only the first requests its characters.
    const body = (await response.json()) as { data?: { Media?: Record<string, unknown> } };
    const found = body.data?.Media;
    if (found?.characters) Object.assign(found, damage(found));
    await route.fulfill({ response, json: body });
  });
}

test('what breaks the schema of the tracker is named as missing, and the rest of the media page is there', async ({
  page,
  deployment,
  media,
}) => {
  const isNoList = { not: 'a list' };
  await damageMedium(page, ({ characters, staff }) => ({
    description: 7,
    format: {},
    genres: isNoList,
    tags: isNoList,
    rankings: isNoList,
    externalLinks: isNoList,
    synonyms: isNoList,
    characters: withFirstEdge(characters, { voiceActorRoles: isNoList }),
    staff: withFirstEdge(staff, { role: isNoList }),
  }));
  await page.goto(deployment.url + media.path);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
  const missing = main.getByRole('status').filter({ hasText: 'Some of this could not be loaded' });
  for (const part of [
    'description',
    'format',
    'genres',
    'tags',
    'rankings',
    'external links',
    'synonyms',
    'characters',
    'staff',
  ]) {
    await expect(missing).toContainText(part);
  }
  await expect(missing.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  // Of each the first edge was damaged: the others are there.
  for (const list of ['Characters', 'Staff']) {
    await expect(main.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'MAL view' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Recommendations' }).getByRole('link').first()).toBeVisible();
});

/** The connection with its first edge changed. */
function withFirstEdge(connection: unknown, change: object): object {
  // A connection of the media, as the tracker sends it.
  const { edges, ...rest } = connection as { edges: object[] };
  return { ...rest, edges: edges.map((edge, index) => (index === 0 ? { ...edge, ...change } : edge)) };
}
