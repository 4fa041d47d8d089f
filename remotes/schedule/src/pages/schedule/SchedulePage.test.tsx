/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { SchedulePage } from './SchedulePage.tsx';

test('the page has its heading and its title', () => {
  installTestHost();
  render(<SchedulePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  expect(document.title).toContain('Schedule');
});
