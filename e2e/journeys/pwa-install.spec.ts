import type { Page } from '@playwright/test';
import { layoutShift, measureShiftsFromNow } from '../support/layout-shift.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const TEXT = 'Install as Progressive Web App to get more screen space.';

type Outcome = 'accepted' | 'dismissed' | 'fails';

/** What the browser does once it finds the product installable; `outcome` is the result of its own dialog. */
async function offerInstallation(page: Page, outcome: Outcome): Promise<void> {
  await page.evaluate((outcome) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () =>
        outcome === 'fails' ? Promise.reject(new Error('The dialog was opened before')) : Promise.resolve(),
      userChoice: outcome === 'fails' ? new Promise(() => undefined) : Promise.resolve({ outcome }),
    });
    window.dispatchEvent(event);
  }, outcome);
}

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
  // The footer comes with the lazy parts of the frame.
  await expect(page.getByRole('contentinfo')).toContainText('independent client');
}

const banner = (page: Page) => page.getByRole('region', { name: 'Install' });

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const outcome of ['dismissed', 'fails'] as const) {
    test(`the banner says so when the browser's dialog ${outcome === 'fails' ? 'fails' : 'is dismissed'}`, async ({
      page,
      deployment,
    }) => {
      await openHome(page, deployment.url);
      await offerInstallation(page, outcome);
      await banner(page).getByRole('button', { name: 'Install', exact: true }).tap();
      await expect(banner(page).getByText('Failed to install')).toBeVisible();
      await banner(page).getByRole('button', { name: 'Not now' }).tap();
      await expect(page.getByText(TEXT)).toBeHidden();
    });
  }

  test('an offer made while the page is loading is shown later', async ({ page, deployment }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        window.dispatchEvent(
          Object.assign(event, {
            prompt: () => Promise.resolve(),
            userChoice: Promise.resolve({ outcome: 'accepted' }),
          }),
        );
      }),
    );
    await openHome(page, deployment.url);
    await expect(banner(page).getByText(TEXT)).toBeVisible();
  });

  test('"Not now" hides the offer for a month', async ({ page, deployment }) => {
    await page.clock.install();
    await openHome(page, deployment.url);
    await offerInstallation(page, 'accepted');
    await banner(page).getByRole('button', { name: 'Not now' }).tap();
    await expect(page.getByText(TEXT)).toBeHidden();

    await openHome(page, deployment.url);
    await offerInstallation(page, 'accepted');
    await expect(page.getByText(TEXT)).toBeHidden();

    await page.clock.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    await openHome(page, deployment.url);
    await offerInstallation(page, 'accepted');
    await expect(banner(page)).toBeVisible();
  });

  test('nothing is offered before the browser can install; the banner then moves nothing, lies above the bottom bar, and installs', async ({
    page,
    deployment,
  }) => {
    await openHome(page, deployment.url);
    await expect(page.getByText(TEXT)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main, short' })).toBeVisible();
    await settle(page);
    await measureShiftsFromNow(page);
    await offerInstallation(page, 'accepted');
    await expect(banner(page).getByText(TEXT)).toBeVisible();
    const box = await banner(page).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Main, short' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await layoutShift(page)).toBe(0);

    await banner(page).getByRole('button', { name: 'Install', exact: true }).tap();
    await expect(page.getByText(TEXT)).toBeHidden();
    await expect(page.getByText('Failed to install')).toBeHidden();
  });

  test('the installed app shows no offer', async ({ page, deployment }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        const list = real(query);
        return query === '(display-mode: standalone)'
          ? Object.defineProperty(list, 'matches', { value: true })
          : list;
      };
    });
    await openHome(page, deployment.url);
    await offerInstallation(page, 'accepted');
    await expect(page.getByText(TEXT)).toBeHidden();
  });
});

test('a device with a mouse shows no offer', async ({ page, deployment }) => {
  await openHome(page, deployment.url);
  await offerInstallation(page, 'accepted');
  await expect(page.getByText(TEXT)).toBeHidden();
});
