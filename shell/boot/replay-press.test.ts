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

describe('what is used in the first screen', () => {
  const SAVE = '<button aria-label="Save"><b>Save</b></button>';

  it('is the control, also when a part of it is pressed', async () => {
    show(SAVE, FIRST_SCREEN)[0]?.querySelector('b')?.click();
    await render(SAVE);
    expect(used.mock.calls).toEqual([['click', 0]]);
  });

  it('is no text and no control outside the page and the bars', async () => {
    const text = '<p>Text</p>';
    show(text, FIRST_SCREEN);
    document.querySelector('p')?.click();
    document.body.insertAdjacentHTML('beforeend', '<footer><button>Save</button></footer>');
    document.querySelector<HTMLElement>('footer button')?.click();
    await render('<button>Save</button>');
    expect(used).not.toHaveBeenCalled();
  });

  it.each(['radio', 'checkbox'])('is pressed, not typed into, when it is a %s', async (type) => {
    const choice = `<input type="${type}">`;
    show(choice, FIRST_SCREEN)[0]?.click();
    const [rendered] = await render(choice);
    expect(rendered?.checked).toBe(true);
    expect(used.mock.calls[0]).toEqual(['click', 0]);
  });

  it('is a button that gets no focus that it had not', async () => {
    show(SAVE, FIRST_SCREEN)[0]?.click();
    await render(SAVE);
    expect(document.body).toHaveFocus();
  });

  it('is found by its address among links without a label', async () => {
    const [to, other] = ['<a href="#to">Go</a>', '<a href="#other">Go</a>'];
    show(to + other, FIRST_SCREEN)[1]?.focus();
    const [first] = await render(other + to);
    expect(first).toHaveFocus();
  });

  it('is found by its label, wherever the page has it', async () => {
    show('<button aria-label="Edit"></button><button aria-label="Save"></button>', FIRST_SCREEN)[1]?.click();
    await render('<button aria-label="Save"></button><button aria-label="Edit"></button>');
    expect(used.mock.calls).toEqual([['click', 0]]);
  });

  it('is a link of the bar that keeps its focus', async () => {
    const bar = '<nav><a href="#lists">Lists</a></nav>';
    document.body.innerHTML = `${bar}<main ${FIRST_SCREEN}><a href="#lists">Lists</a></main>`;
    document.querySelector<HTMLElement>('nav a')?.focus();
    document.body.innerHTML = `<main id="main"><a href="#lists">Lists</a></main>${bar}`;
    await Promise.resolve();
    expect(document.querySelector('nav a')).toHaveFocus();
  });
});

describe('when React’s page comes', () => {
  const SAVE = '<button aria-label="Save"></button>';

  it('a press counts too when the page keeps its elements', async () => {
    const [button] = show(SAVE, FIRST_SCREEN);
    button?.click();
    await Promise.resolve();
    used.mockClear();
    document.querySelector('main')?.removeAttribute('aria-busy');
    await Promise.resolve();
    expect(used.mock.calls).toEqual([['click', 0]]);
  });

  it('a press waits until the button is no longer marked as disabled', async () => {
    show(SAVE, FIRST_SCREEN)[0]?.click();
    const [button] = await render('<button aria-label="Save" aria-disabled="true"></button>');
    expect(used).not.toHaveBeenCalled();
    button?.setAttribute('aria-disabled', 'false');
    await Promise.resolve();
    expect(used.mock.calls).toEqual([['click', 0]]);
  });

  it('a press waits five seconds from then on, however often the page changes', async () => {
    show(SAVE, FIRST_SCREEN)[0]?.click();
    await render('');
    jest.advanceTimersByTime(4000);
    await render('<p>More</p>');
    jest.advanceTimersByTime(999);
    await render('<p>Most</p>');
    jest.advanceTimersByTime(1);
    await render(SAVE);
    expect(used).not.toHaveBeenCalled();
  });

  it('a press waits as long again after one that was given up', async () => {
    show(SAVE, FIRST_SCREEN)[0]?.click();
    await render('');
    jest.advanceTimersByTime(4000);
    window.dispatchEvent(new Event('keydown'));
    show(SAVE, FIRST_SCREEN)[0]?.click();
    await render('');
    jest.advanceTimersByTime(4000);
    await render(SAVE);
    expect(used.mock.calls).toEqual([['click', 0]]);
  });

  it('a press that was given up does not come back with the next one', async () => {
    show(SAVE, FIRST_SCREEN)[0]?.click();
    await render('');
    window.dispatchEvent(new Event('keydown'));
    show(`${SAVE}${FIELD}`, FIRST_SCREEN)[1]?.focus();
    await render(`${SAVE}${FIELD}`);
    expect(used).not.toHaveBeenCalled();
  });

  it('the last of several presses counts', async () => {
    const both = `<button aria-label="Edit"></button>${SAVE}`;
    const controls = show(both, FIRST_SCREEN);
    for (const control of controls) control.click();
    await render(both);
    expect(used.mock.calls).toEqual([['click', 1]]);
  });

  it('a key ends the wait even where the page keeps it to itself', async () => {
    show(SAVE, FIRST_SCREEN)[0]?.click();
    await render('<p>Page</p>');
    const text = document.querySelector('p');
    text?.addEventListener('keydown', (event) => event.stopPropagation());
    text?.dispatchEvent(new Event('keydown', { bubbles: true }));
    await render(SAVE);
    expect(used).not.toHaveBeenCalled();
  });

  it('the focus stays where the user has moved it meanwhile', async () => {
    show(FIELD, FIRST_SCREEN)[0]?.focus();
    await render('<button>Other</button>');
    document.body.insertAdjacentHTML('beforeend', '<button id="own">Own</button>');
    document.getElementById('own')?.focus();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', FIELD);
    await Promise.resolve();
    expect(document.getElementById('own')).toHaveFocus();
  });

  it('a focus that was restored once is not restored again', async () => {
    show(FIELD, FIRST_SCREEN)[0]?.focus();
    await render(FIELD);
    await render(FIELD);
    expect(document.body).toHaveFocus();
  });

  it('a focus that waits for its control does not repeat the press that did not', async () => {
    const [field, button] = show(`${FIELD}${SAVE}`, FIRST_SCREEN);
    field?.focus();
    button?.click();
    await render(SAVE);
    expect(used.mock.calls).toEqual([['click', 0]]);
    await render(FIELD + SAVE);
    expect(used).not.toHaveBeenCalled();
    expect(document.querySelector('input')).toHaveFocus();
  });

  it('a text is entered as React expects it, past the setter of the element', async () => {
    const [typed] = show(FIELD, FIRST_SCREEN);
    if (!typed) throw new Error('No field');
    typed.value = 'moon';
    typed.dispatchEvent(new Event('input', { bubbles: true }));
    const [field] = show(FIELD);
    if (!field) throw new Error('No field');
    const tracked = jest.fn();
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Object.defineProperty(field, 'value', { get: () => value?.get?.call(field), set: tracked });
    const heard = jest.fn();
    // React listens at the root.
    document.body.addEventListener('input', heard, { once: true });
    await Promise.resolve();
    expect(field.value).toBe('moon');
    expect(tracked).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a press that the page’s control takes over', () => {
  const SAVE = '<button><b>Save</b></button>';
  const press = (type: string, target: Element | null | undefined, init: PointerEventInit = {}) =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));

  it('counts when it ends on a part of it', async () => {
    press('pointerdown', show(SAVE, FIRST_SCREEN)[0]);
    await render(SAVE);
    press('pointerup', document.querySelector('b'));
    expect(used.mock.calls).toEqual([['click', 0]]);
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is left to the browser with %j',
    async (init) => {
      press('pointerdown', show(SAVE, FIRST_SCREEN)[0], init);
      const [rendered] = await render(SAVE);
      press('pointerup', rendered);
      expect(used).not.toHaveBeenCalled();
    },
  );

  it('is over when the browser takes it for another gesture', async () => {
    press('pointerdown', show(SAVE, FIRST_SCREEN)[0]);
    const [rendered] = await render(SAVE);
    press('pointercancel', rendered);
    expect(used).not.toHaveBeenCalled();
  });

  it('does not count for a control that is disabled', async () => {
    press('pointerdown', show(SAVE, FIRST_SCREEN)[0]);
    await render('<button disabled><b>Save</b></button>');
    press('pointerup', document.querySelector('b'));
    expect(used).not.toHaveBeenCalled();
  });

  it('does not begin on the page, but in the bar, whose links come twice', async () => {
    press('pointerdown', show(SAVE)[0]);
    press('pointerup', (await render(SAVE))[0]);
    const bottom = '<nav><a href="#lists">Lists</a></nav>';
    show('');
    document.body.insertAdjacentHTML('beforeend', bottom);
    press('pointerdown', document.querySelector('a'));
    document.body.innerHTML = bottom;
    document.querySelector('a')?.addEventListener('click', used);
    press('pointerup', document.querySelector('a'));
    expect(used).not.toHaveBeenCalled();
  });

  it('begins on a control, not beside it', async () => {
    show(`<p>Text</p>${SAVE}`, FIRST_SCREEN);
    press('pointerdown', document.querySelector('p'));
    const [rendered] = await render(SAVE);
    press('pointerup', rendered);
    expect(used).not.toHaveBeenCalled();
  });
});
