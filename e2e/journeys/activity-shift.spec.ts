import { findActivity } from '../support/activities.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const kind of ['TextActivity', 'ListActivity'] as const) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({ viewport });

      test(`nothing moves while a ${kind} with its replies loads`, async ({ page, deployment, signInAs }) => {
        const { id } = await findActivity((activity) => activity.kind === kind && activity.replyCount > 1);
        await signInAs('aoi');
        await measureShifts(page);
        for (const visit of ['first', 'second']) {
          await page.goto(`${deployment.url}activity/${id}`);
          await expect(
            page.getByRole('list', { name: 'Replies' }).getByRole('listitem').first(),
          ).toBeVisible();
          await settle(page);
          expect(await layoutShift(page), `at the ${visit} visit`).toBeLessThan(0.02);
        }
      });
    });
  }
}
