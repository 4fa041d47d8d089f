/** @jest-environment jsdom */
import { replayPress } from './replay-press.ts';

const SAVE = { press: { label: 'Save', index: 1 } };

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
  const pressed = render('<button>Save</button><button>Edit</button><button aria-label="Save">+</button>');
  replayPress(SAVE);
  expect(pressed.mock.calls).toEqual([[2]]);
});

it('waits until the button is enabled, and presses it once', async () => {
  const pressed = render('<button>Save</button><button disabled>Save</button>');
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
  const pressed = render('<button>Save</button><button disabled>Save</button>');
  replayPress(SAVE);
  happen();
  document.querySelectorAll('button')[1]?.removeAttribute('disabled');
  await Promise.resolve();
  expect(pressed).not.toHaveBeenCalled();
});

it('does nothing without a press', () => {
  const pressed = render('<button>Save</button>');
  replayPress({});
  expect(pressed).not.toHaveBeenCalled();
});
