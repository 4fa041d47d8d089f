/** @jest-environment jsdom */
import { replayPress } from './replay-press.ts';

const SAVE = { press: { label: 'Save', index: 1, value: '' } } as const;

function render(html: string) {
  document.body.innerHTML = `<main id="main">${html}</main>`;
  const pressed = jest.fn();
  document.querySelectorAll('button').forEach((button, index) => {
    button.addEventListener('click', () => pressed(index));
  });
  return pressed;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

it('presses the button with the same label and place', () => {
  const pressed = render(
    '<button aria-label="Save">a</button><button>Edit</button><button aria-label="Save">b</button>',
  );
  replayPress(SAVE);
  expect(pressed.mock.calls).toEqual([[2]]);
});

it('waits until the button is enabled, and presses it once', async () => {
  const pressed = render('<button aria-label="Save">a</button><button aria-label="Save" disabled>b</button>');
  replayPress(SAVE);
  expect(pressed).not.toHaveBeenCalled();
  document.querySelectorAll('button')[1]?.removeAttribute('disabled');
  await Promise.resolve();
  document.querySelectorAll('button')[0]?.setAttribute('disabled', '');
  await Promise.resolve();
  expect(pressed.mock.calls).toEqual([[1]]);
});

it.each([
  ['a newer press', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
  ['five seconds', () => jest.advanceTimersByTime(5000)],
])('gives up after %s', async (_, happen) => {
  const pressed = render('<button aria-label="Save">a</button><button aria-label="Save" disabled>b</button>');
  replayPress(SAVE);
  happen();
  document.querySelectorAll('button')[1]?.removeAttribute('disabled');
  await Promise.resolve();
  expect(pressed).not.toHaveBeenCalled();
});

it('enters the text of a field, and tells the page', () => {
  render('<input aria-label="Search">');
  const typed = jest.fn();
  document.querySelector('input')?.addEventListener('input', ({ target }) => typed(target));
  replayPress({ press: { label: 'Search', index: 0, value: 'moon' } });
  expect(document.querySelector('input')).toHaveValue('moon');
  expect(typed).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input')).toHaveFocus();
});

it('does nothing without a press', () => {
  const pressed = render('<button>Save</button>');
  replayPress({});
  expect(pressed).not.toHaveBeenCalled();
});
