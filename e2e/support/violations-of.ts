import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Every rule of axe that is not experimental, in the dark and in the light theme of one load: all impacts, best
 * practices, and sizes of targets. The themes differ in nothing but colours, so the light one is measured by the rules
 * about colours alone.
 * @param part a selector; the whole page when left out
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  const motion = await page.evaluate(motionOf);
  const dark = await darkViolationsOf(page, part);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await analyse(
    new AxeBuilder({ page }).include(part).options(VIOLATIONS_ONLY).withRules(ABOUT_COLOURS),
  );
  // `null` would be the browser's own setting, not that of the test: with motion, a press waits for things to stand still.
  await page.emulateMedia({ colorScheme: null, reducedMotion: motion });
  return [...dark.map((text) => `dark: ${text}`), ...light.map((text) => `light: ${text}`)];
}

/** The same in the dark theme alone, for what has nothing to do with colours. It stays dark, and without motion. */
export async function darkViolationsOf(page: Page, part = 'html', options = ALL_RULES): Promise<string[]> {
  // Half-way through a fade the colours are not those that users read: without motion there are no fades.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await fadesHaveEnded(page);
  await page.evaluate(layOutAll);
  await page.evaluate(setUnstuck, true);
  const violations = await analyse(new AxeBuilder({ page }).include(part).options(options));
  await page.evaluate(setUnstuck, false);
  return violations;
}

/** The same without the rules about colours, which a change of the language or of the window leaves as they are: a fraction of the time. */
export async function colourlessViolationsOf(page: Page): Promise<string[]> {
  return darkViolationsOf(page, 'html', {
    ...ALL_RULES,
    rules: {
      ...ALL_RULES.rules,
      ...Object.fromEntries(ABOUT_COLOURS.map((rule) => [rule, { enabled: false }])),
    },
  });
}

/** Of the rules that depend on the lengths of texts alone. @param part a selector; the whole page when left out */
export async function sizeViolationsOf(page: Page, part = 'html'): Promise<string[]> {
  return darkViolationsOf(page, part, { ...VIOLATIONS_ONLY, runOnly: ABOUT_SIZES });
}

function motionOf(): 'reduce' | 'no-preference' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference';
}

/** A section below the fold has an estimated height until it is scrolled to: its content seems to lie over the next one. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * A sticky bar lies over what is scrolled under it, and covers part of a control at some place or other: which one depends on the place
 * to which the page happens to be scrolled. The rule about sizes leaves out what is fixed for that reason, but not what is sticky.
 */
function setUnstuck(isUnstuck: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-unstuck] { position: relative !important; inset: auto !important }');
  if (isUnstuck) document.adoptedStyleSheets.push(sheet);
  for (const element of document.body.querySelectorAll<HTMLElement>(isUnstuck ? '*' : '[data-unstuck]')) {
    if (!isUnstuck) delete element.dataset.unstuck;
    else if (getComputedStyle(element).position === 'sticky') element.dataset.unstuck = '';
  }
}

/** What passes is counted, not listed. */
const VIOLATIONS_ONLY = { resultTypes: ['violations' as const] };
const ALL_RULES: Parameters<AxeBuilder['options']>[0] = {
  ...VIOLATIONS_ONLY,
  rules: { 'target-size': { enabled: true } },
};
const ABOUT_SIZES = ['target-size', 'scrollable-region-focusable'];
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

async function analyse(axe: AxeBuilder): Promise<string[]> {
  // The other mode sums up in a new page, for frames of other origins: there are none.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Those that began before. Endless animations are left out. */
async function fadesHaveEnded(page: Page): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      ).length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
}
