/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonHeading } from './PersonHeading.tsx';

const names = { title: 'Hina Sato', others: ['さとう ひな'], spoilers: ['The Last Heir'] };

it('keeps names that tell of the story back until they are asked for', async () => {
  render(<PersonHeading names={names} eyebrow={['Staff', null, 'Japanese']} />);
  expect(screen.getByText('Staff · Japanese')).toBeVisible();
  expect(screen.getByText('さとう ひな')).toHaveAttribute('lang', 'ja');
  expect(document.body).not.toHaveTextContent('The Last Heir');
  await userEvent.click(screen.getByRole('button', { name: 'Show spoiler names' }));
  expect(screen.getByText('The Last Heir')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide spoiler names' }));
  expect(document.body).not.toHaveTextContent('The Last Heir');
});

it('offers nothing to show where there are no such names', () => {
  render(<PersonHeading names={{ title: 'Hina', others: [], spoilers: [] }} eyebrow={['Character']} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
