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

const errors = (page: Page) => page.getByRole('main').getByRole('alert');

test('a part that fails says which, and leaves the rest of the media page alive', async ({
  page,
  deployment,
  media,
}) => {
  const isNoList = { not: 'a list' };
  await damageMedium(page, ({ characters, staff }) => ({
    genres: isNoList,
    tags: isNoList,
    rankings: isNoList,
    externalLinks: isNoList,
    synonyms: isNoList,
    characters: withFirstEdge(characters, { voiceActorRoles: isNoList }),
    staff: withFirstEdge(staff, { role: isNoList }),
  }));
  await page.goto(deployment.url + media.path);
  await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
  for (const message of [
    'Scores error',
    'Genres error',
    'Tags error',
    'Characters error',
    'Staff error',
    'Ranking error',
    'External links error',
    'ExtraInfo error',
  ]) {
    await expect(errors(page).filter({ hasText: message })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'MAL view' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Recommendations' }).getByRole('link').first()).toBeVisible();
});

for (const [message, damage] of [
  ['Media page home content error', { description: 7 }],
  ['Media page error', { format: {}, title: { userPreferred: {}, romaji: null } }],
] as const) {
  test(`what fails as a whole says "${message}" and can be tried again`, async ({
    page,
    deployment,
    media,
  }) => {
    await damageMedium(page, () => damage);
    await page.goto(deployment.url + media.path);
    const failure = errors(page).filter({ hasText: message });
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

/** The connection with its first edge changed. */
function withFirstEdge(connection: unknown, change: object): object {
  // A connection of the media, as the tracker sends it.
  const { edges, ...rest } = connection as { edges: object[] };
  return { ...rest, edges: edges.map((edge, index) => (index === 0 ? { ...edge, ...change } : edge)) };
}
