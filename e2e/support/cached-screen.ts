import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settle } from './settle.ts';

/** The page is idle, and stored for the first frame of its next visit: that comes when it is at rest. */
export async function waitForCachedScreen(page: Page): Promise<void> {
  await settle(page);
  const stored = () =>
    page.evaluate(() => {
      const screens = Object.entries(localStorage)
        .filter(([key]) => key.startsWith('tsugi.first-screen.'))
        .map(([, text]) => JSON.parse(text) as { url: string; nodes: readonly unknown[] });
      const own = screens.find(({ url }) => url === location.href);
      return own?.nodes.length ?? 0;
    });
  await expect.poll(stored, 'the first screen of the next visit is stored').toBeGreaterThan(0);
}

/** The text of the first heading of each stored screen. */
export async function storedHeadings(page: Page): Promise<readonly string[]> {
  const screens = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('tsugi.first-screen.'))
      .map(([, text]) => text),
  );
  return screens.flatMap((text) => headingsOf((JSON.parse(text) as { nodes: readonly StoredNode[] }).nodes));
}

type StoredNode = string | readonly [tag: string, attributes: object, children: readonly StoredNode[]];

function headingsOf(nodes: readonly StoredNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, , children] = node;
    return tag === 'h1' ? [textOf(children)] : headingsOf(children);
  });
}

const textOf = (nodes: readonly StoredNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node[2]))).join('');
