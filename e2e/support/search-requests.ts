import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { requestsTo } from './requests.ts';

/** The variables of the searches sent to the tracker since the log was last cleared, oldest first. */
export async function searches(sandbox: SandboxClient): Promise<readonly Record<string, unknown>[]> {
  const entries = (await requestsTo(sandbox, 'tracker')).filter(
    ({ operation }) => operation === 'MediaSearch',
  );
  // The log stores the variables of a GraphQL request as they were sent.
  return entries.map(({ variables }) => variables as Record<string, unknown>);
}

/** Waits until the last search has these variables. */
export async function lastSearchIs(
  sandbox: SandboxClient,
  variables: Record<string, unknown>,
): Promise<void> {
  await expect.poll(async () => (await searches(sandbox)).at(-1)).toMatchObject(variables);
}

interface FilterSteps {
  readonly page: Page;
  readonly sandbox: SandboxClient;
  /** The name of the pill. */
  readonly pill: string | RegExp;
  readonly choose?: (dialog: Locator) => Promise<void>;
  /** The step that closes the filter. */
  readonly close: (dialog: Locator) => Promise<void>;
}

/** Opens a filter, chooses in it and closes it; proves that nothing is requested before. */
export async function inFilter({ page, sandbox, pill, choose, close }: FilterSteps): Promise<void> {
  const bar = page.getByRole('region', { name: 'Filters and order' });
  await bar.getByRole('button', { name: pill }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const before = (await searches(sandbox)).length;
  await choose?.(dialog);
  expect((await searches(sandbox)).length, 'an open filter requests nothing').toBe(before);
  await close(dialog);
  await expect(dialog).toBeHidden();
}
