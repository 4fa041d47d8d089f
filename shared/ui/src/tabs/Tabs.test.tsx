/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const TABS = [
  { value: 'following', label: 'Following', content: 'people I follow' },
  { value: 'followers', label: 'Followers', content: 'people who follow me' },
] as const;

it('shows the first panel, then the chosen one', async () => {
  const onChange = jest.fn();
  render(<Tabs label="Socials" tabs={TABS} onChange={onChange} />);
  expect(screen.getByRole('tablist', { name: 'Socials' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Following' })).toHaveTextContent('people I follow');
  await userEvent.click(screen.getByRole('tab', { name: 'Followers' }));
  expect(screen.getByRole('tabpanel', { name: 'Followers' })).toHaveTextContent('people who follow me');
  expect(onChange).toHaveBeenCalledWith('followers');
});

it('moves with the arrow keys, round and round', async () => {
  render(<Tabs label="Socials" tabs={TABS} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Followers', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Following', selected: true })).toHaveFocus();
});

it('can be steered from outside', () => {
  render(<Tabs label="Socials" tabs={TABS} value="followers" />);
  expect(screen.getByRole('tab', { name: 'Followers', selected: true })).toBeVisible();
});
