import type { Page } from '@playwright/test';

/** What a page looks like, as far as a case is judged by it. */
export interface Look {
  readonly isBusy: boolean;
  readonly isBlank: boolean;
  readonly hasCrashedPage: boolean;
  readonly hasCrashedPanel: boolean;
  /** The heading of a failure that the page explains. */
  readonly said: string | undefined;
  /** "Some of this could not be loaded". */
  readonly namesMissing: boolean;
  /** What a value that was not checked looks like as text. */
  readonly nonsense: string | undefined;
  readonly unsafeUrl: string | undefined;
  readonly wasExecuted: boolean;
  readonly text: string;
}

/** The function runs in the page: it may contain no named functions, to which the loader of this script adds a helper. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('#main, main');
    const text = (main?.innerText ?? '').trim();
    const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].map((alert) =>
      alert.innerText.trim(),
    );
    const links = [...document.querySelectorAll('a[href], img[src], iframe[src], video[src], source[src]')];
    const unsafe = links
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .find((url) => /^\s*(javascript|data:text|vbscript)/i.test(url));
    const crashed = alerts.filter((alert) =>
      /The rest of the page is not affected|Something that was loaded could not be shown|stopped working/.test(
        alert,
      ),
    );
    return {
      isBusy:
        main === null ||
        main.hasAttribute('aria-busy') ||
        main.querySelector('[aria-busy="true"], [class*="skeleton" i]') !== null,
      isBlank: text === '',
      hasCrashedPage: document.querySelector('[data-outcome="crashed"]') !== null,
      hasCrashedPanel: crashed.length > 0,
      said: alerts.find((alert) => !crashed.includes(alert))?.split('\n', 1)[0],
      namesMissing: /Some of this could not be loaded/.test(text),
      nonsense: /\b(NaN|undefined|Infinity|Invalid Date)\b|\[object \w+\]/.exec(text)?.[0],
      unsafeUrl: unsafe,
      wasExecuted: document.title === 'executed',
      text,
    };
  });
}
