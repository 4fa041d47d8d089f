/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ActivityText } from './ActivityText.tsx';

beforeEach(() => {
  class FakeObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
});

jest.mock('@tsugi/ui/markdown', () => ({ Markdown: () => <p>Parsed</p> }));

it('shows a text with simple marks at once, without the Markdown code', () => {
  render(<ActivityText source="Caught up with **Cat Weather**. ~!He lives.!~" />);
  expect(screen.getByText('Cat Weather').tagName).toBe('STRONG');
  expect(screen.getByText('He lives.')).not.toBeVisible();
});

it('shows the lines of any other text until the Markdown code is there, without its spoilers', async () => {
  render(<ActivityText source={'# Bingo\n~!He lives.!~'} />);
  expect(screen.getByText('Bingo')).toBeVisible();
  expect(document.body).not.toHaveTextContent('He lives.');
  expect(await screen.findByText('Parsed')).toBeVisible();
});
