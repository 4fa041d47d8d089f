import { readFileSync, writeFileSync } from 'node:fs';
import { act, cleanup, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type Expected, FAULTS, type Fault, installFault } from './faults.ts';

/** A page or widget of the matrix. */
export interface FaultPage {
  /** As the table names it: its route pattern, or the widget. */
  readonly name: string;
  /** Renders it. */
  readonly show: () => unknown;
  /** What the error is headed with, unless the device is offline on a whole page. */
  readonly title: string;
  /** Headings that stand beside the error: what the user keeps. */
  readonly stays: readonly string[];
  /** A text that only a good response brings. */
  readonly content: RegExp;
  /** An error in a row of the page, not in place of it. */
  readonly isPart?: boolean;
  readonly isSignedIn?: boolean;
  /** Which requests the fault strikes, by body or URL: all when left out. */
  readonly hits?: RegExp;
  /** Where this page says something of its own, by fault. */
  readonly own?: Readonly<Record<string, OwnCell>>;
  /** It asks no service: no fault changes it. */
  readonly asksNothing?: boolean;
  /** Good responses of the REST services, by URL. Only the tracker sends partial data. */
  readonly rest?: (url: string) => unknown;
}

/** `says`: no error, but this text in its place. */
export type OwnCell =
  | { readonly expected: 'content' }
  | {
      readonly expected: Exclude<Expected, 'content'>;
      readonly title: string;
      readonly stays?: readonly string[];
    }
  | { readonly says: string };

/** When the cells happen: docs/faults.md names the season. */
export const MATRIX_DATE = new Date('2026-11-22T12:00:00Z');
const DOCUMENT = 'docs/faults.md';
/** Three attempts with the longest waits, in virtual seconds. */
const LONGEST_S = 300;
const PARTIAL = 'partial data';
const MISSING = 'Some of this could not be loaded: lost part.';

/** One test for every page and every fault, and one that the remote's part of docs/faults.md says the same. */
export function describeFaultMatrix(owner: string, pages: readonly FaultPage[]): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: MATRIX_DATE });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.clear();
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(async () => {
    cleanup();
    // What the layer of this cell still writes down must not reach the next one.
    await jest.advanceTimersByTimeAsync(10_000);
    jest.clearAllTimers();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe.each(pages)('$name', (page) => {
    test.each(FAULTS)('$name', async (fault) => {
      if (page.isSignedIn) signIn();
      const own = page.own?.[fault.name];
      const { end } = installFault(fault, page.rest, page.hits);
      try {
        await page.show();
        if (own && 'says' in own) {
          await until(() => screen.queryAllByText(own.says).length > 0);
          expect(screen.queryAllByText(own.says)).not.toEqual([]);
          expect(alerts()).toEqual([]);
          return;
        }
        const expected = expectedOf(page, fault, own);
        if (expected === 'content') {
          await until(() => screen.queryAllByText(page.content).length > 0);
          expect(screen.queryAllByText(page.content)).not.toEqual([]);
          expect(alerts()).toEqual([]);
          const isNamed = () => screen.queryAllByText(MISSING).length > 0;
          // What the cell before has left in memory may show before the response.
          if (saysMissing(page, fault)) await until(isNamed);
          expect(isNamed()).toBe(saysMissing(page, fault));
          return;
        }
        const failure = own && 'title' in own ? own : undefined;
        const title = titleOf(page, expected, failure?.title);
        // Another part of the page may have failed before.
        const find = () => alerts().find(({ textContent }) => textContent.includes(title));
        await until(() => find() !== undefined);
        const alert = find() ?? alerts()[0];
        expect(alert?.dataset.reason).toBe(expected.reason);
        expect(alert?.textContent).toContain(title);
        expect(alert?.textContent).not.toMatch(/RUNTIME-|undefined|TypeError|\[object/);
        const action = alert?.querySelector('button')?.textContent ?? 'none';
        expect(action).toBe(expected.action);
        for (const name of failure?.stays ?? page.stays) {
          const headings = () => screen.queryAllByRole('heading', { name });
          // What stays may come after the error.
          await until(() => headings().length > 0);
          expect(headings()).not.toEqual([]);
        }
      } finally {
        end();
      }
    });
  });

  test('docs/faults.md says the same', () => {
    const text = readFileSync(DOCUMENT, 'utf8');
    const next = withSection(text, owner, tableOf(pages));
    if (process.env.UPDATE_DOCS) writeFileSync(DOCUMENT, next);
    else expect(text).toBe(next);
  });
}

function saysMissing(page: FaultPage, fault: Fault): boolean {
  const asksTracker = page.rest === undefined && !page.asksNothing;
  return fault.name === PARTIAL && asksTracker && page.own?.[PARTIAL] === undefined;
}

/** By selector: the search by role computes styles, and this one is made for every second of every cell. */
function alerts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[role="alert"][data-reason]')];
}

async function until(isThere: () => boolean): Promise<void> {
  for (let second = 0; second < LONGEST_S && !isThere(); second += 1) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
    });
  }
}

function signIn(): void {
  localStorage.setItem('access_token', 'x'.repeat(60));
  const list = { customLists: [], advancedScoringEnabled: false, advancedScoring: [] };
  const viewer = {
    id: 7,
    name: 'aoi',
    avatar: { large: null },
    scoreFormat: 'POINT_10',
    animeList: list,
    mangaList: list,
  };
  localStorage.setItem('auth_profile_info', JSON.stringify(viewer));
}

type ExpectedCell = Exclude<OwnCell, { readonly says: string }>;

function expectedOf(page: FaultPage, fault: Fault, own: ExpectedCell | undefined): Expected {
  return own?.expected ?? (page.asksNothing ? 'content' : fault.expected);
}

function titleOf(page: FaultPage, expected: Exclude<Expected, 'content'>, own: string | undefined): string {
  if (own !== undefined) return own;
  return expected.reason === 'offline' && !page.isPart ? 'You are offline' : page.title;
}

function tableOf(pages: readonly FaultPage[]): string {
  const rows = FAULTS.map((fault) => {
    const cells = pages.map((page) => {
      const own = page.own?.[fault.name];
      if (own && 'says' in own) return `“${own.says}”`;
      const expected = expectedOf(page, fault, own);
      if (expected === 'content') {
        return saysMissing(page, fault) ? 'content, and what is missing' : 'content';
      }
      return `${expected.reason}: “${titleOf(page, expected, own && 'title' in own ? own.title : undefined)}”, ${expected.action}`;
    });
    return [fault.name, ...cells];
  });
  const stays = pages.map(({ stays, asksNothing }) =>
    asksNothing ? 'everything' : stays.join(', ') || 'nothing of the page',
  );
  return aligned([['fault', ...pages.map(({ name }) => `\`${name}\``)], ...rows, ['**stays**', ...stays]]);
}

/** In the form of the formatter. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

function withSection(text: string, owner: string, table: string): string {
  const [begin, end] = [`<!-- ${owner} -->`, `<!-- end of ${owner} -->`];
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < 0) return `${text}\n## ${owner}\n\n${begin}\n${table}\n${end}\n`;
  return `${text.slice(0, before)}${begin}\n${table}\n${text.slice(after)}`;
}
