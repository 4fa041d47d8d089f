/** @jest-environment jsdom */
import { replayPress } from './replay-press.ts';

const used = jest.fn();

beforeAll(replayPress);

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const FIRST_SCREEN = 'id="main" aria-busy="true"';

function show(content: string, attributes = 'id="main"') {
  document.body.innerHTML = `<main ${attributes}>${content}</main>`;
  const controls = [...document.querySelectorAll<HTMLInputElement>('a, button, input')];
  const handle = ({ type, target }: Event) => used(type, controls.indexOf(target as HTMLInputElement));
  for (const control of controls) {
    for (const type of ['click', 'input']) control.addEventListener(type, handle);
  }
  used.mockClear();
  return controls;
}

/** React renders; the observers of the document run. */
async function render(content: string) {
  const controls = show(content);
  await Promise.resolve();
  return controls;
}

const TWO = '<button aria-label="Save">a</button><button>Edit</button><button aria-label="Save">b</button>';
const FIELD = '<input aria-label="Search">';

it('presses the button with the same label and place', async () => {
  show(TWO, FIRST_SCREEN)[2]?.click();
  await render(TWO);
  expect(used.mock.calls).toEqual([['click', 2]]);
});

it('presses only once', async () => {
  show(TWO, FIRST_SCREEN)[2]?.click();
  await render(TWO);
  await render(TWO);
  expect(used).not.toHaveBeenCalled();
});

it('waits until the button is enabled', async () => {
  show('<button aria-label="Save"></button>', FIRST_SCREEN)[0]?.click();
  const [button] = await render('<button aria-label="Save" disabled></button>');
  expect(used).not.toHaveBeenCalled();
  button?.removeAttribute('disabled');
  await Promise.resolve();
  expect(used.mock.calls).toEqual([['click', 0]]);
});

it.each([
  ['a newer press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
  ['five seconds', () => jest.advanceTimersByTime(5000)],
])('gives up after %s', async (_, happen) => {
  show('<button aria-label="Save"></button>', FIRST_SCREEN)[0]?.click();
  const [button] = await render('<button aria-label="Save" disabled></button>');
  happen();
  button?.removeAttribute('disabled');
  await Promise.resolve();
  expect(used).not.toHaveBeenCalled();
});

it('does not give up when the first screen stays longer', async () => {
  show('<button aria-label="Save"></button>', FIRST_SCREEN)[0]?.click();
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(60_000);
  await render('<button aria-label="Save"></button>');
  expect(used.mock.calls).toEqual([['click', 0]]);
});

it('enters the text of a field, and tells the page', async () => {
  const [typed] = show(FIELD, FIRST_SCREEN);
  if (!typed) throw new Error('No field');
  typed.value = 'moon';
  typed.dispatchEvent(new Event('input', { bubbles: true }));
  const [field] = await render(FIELD);
  expect(field).toHaveValue('moon');
  expect(field).toHaveFocus();
  expect(used.mock.calls).toEqual([['input', 0]]);
});

it('keeps the focus of a field, so that the first letter arrives', async () => {
  show(FIELD, FIRST_SCREEN)[0]?.focus();
  const [field] = await render(FIELD);
  expect(field).toHaveFocus();
  expect(used).not.toHaveBeenCalled();
});

it('keeps the focus of a link, and does not follow it', async () => {
  const link = '<a href="#there">There</a>';
  const [first] = show(link, FIRST_SCREEN);
  first?.focus();
  first?.click();
  expect((await render(link))[0]).toHaveFocus();
  expect(used).not.toHaveBeenCalled();
});

it('enters the text, and leaves the focus on the control that was reached after it', async () => {
  const [typed, button] = show(`${FIELD}<button>Filters</button>`, FIRST_SCREEN);
  if (!typed) throw new Error('No field');
  typed.focus();
  typed.value = 'moon';
  typed.dispatchEvent(new Event('input', { bubbles: true }));
  button?.focus();
  const [field, filters] = await render(`${FIELD}<button>Filters</button>`);
  expect(field).toHaveValue('moon');
  expect(filters).toHaveFocus();
});

it('leaves a control of the page to React, also in a part of it that loads', async () => {
  const [like] = show('<section aria-busy="true"><button>Like 9</button></section>');
  like?.click();
  await render('<section><button>Like 9</button></section>');
  expect(used).not.toHaveBeenCalled();
});

describe('a press that begins in the first screen and ends on the page', () => {
  const press = (type: string, target: Element | undefined) =>
    target?.dispatchEvent(new Event(type, { bubbles: true }));

  it.each(['<button>Save</button>', '<a href="#there">There</a>'])('counts for %s', async (control) => {
    press('pointerdown', show(control, FIRST_SCREEN)[0]);
    const [rendered] = await render(control);
    press('pointerup', rendered);
    expect(used.mock.calls).toEqual([['click', 0]]);
  });

  it.each(['pointerup', 'pointercancel'])('does not count after %s elsewhere', async (end) => {
    press('pointerdown', show('<button>Save</button>', FIRST_SCREEN)[0]);
    const [rendered] = await render('<button>Save</button>');
    press(end, document.body);
    press('pointerup', rendered);
    expect(used).not.toHaveBeenCalled();
  });

  it('counts for a link of the frame', async () => {
    const frame = (main: string) => `<nav><a href="#home">Home</a><a href="#lists">Lists</a></nav>${main}`;
    document.body.innerHTML = frame(`<main ${FIRST_SCREEN}></main>`);
    press('pointerdown', document.querySelectorAll('a')[1]);
    document.body.innerHTML = frame('<nav><a href="#more">More</a></nav><main id="main"></main>');
    const followed = jest.fn();
    document.querySelectorAll('a')[1]?.addEventListener('click', followed);
    press('pointerup', document.querySelectorAll('a')[1]);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  describe('of which the lazy file of the frame replaces a link', () => {
    const frame = (link: string) => `<header><nav>${link}</nav></header><main id="main"></main>`;
    const LINK = '<a href="#lists">Lists</a>';

    it.each([
      { what: 'counts for that link once', later: `<a href="#more">More</a>${LINK}`, times: 1 },
      { what: 'does not count for another one', later: '<a href="#more">Lists</a>', times: 0 },
    ])('$what', ({ later, times }) => {
      document.body.innerHTML = frame(LINK);
      press('pointerdown', document.querySelector('a') ?? undefined);
      document.body.innerHTML = frame(later);
      const followed = jest.fn();
      document.body.addEventListener('click', followed, { once: true });
      const link = [...document.querySelectorAll('a')].at(-1);
      press('pointerup', link);
      press('pointerup', link);
      expect(followed).toHaveBeenCalledTimes(times);
    });

    it('is left to the browser for a link that stays', () => {
      document.body.innerHTML = frame(LINK);
      const link = document.querySelector('a') ?? undefined;
      const followed = jest.fn();
      link?.addEventListener('click', followed);
      press('pointerdown', link);
      press('pointerup', link);
      expect(followed).not.toHaveBeenCalled();
    });
  });

  it('leaves a field alone', async () => {
    press('pointerdown', show(FIELD, FIRST_SCREEN)[0]);
    press('pointerup', (await render(FIELD))[0]);
    expect(used).not.toHaveBeenCalled();
  });
});
