/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { Button } from '../button/Button.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem, MenuLink } from './MenuItem.tsx';
import { MenuRadioGroup } from './MenuRadioGroup.tsx';

function show() {
  installTestHost();
  const onEdit = jest.fn();
  const onStatus = jest.fn();
  const { router } = renderInRouter(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onClick={onEdit}>Edit</MenuItem>
      <MenuLink to="/compare/anime">Open in compare page</MenuLink>
      <MenuRadioGroup
        label="Status"
        value="CURRENT"
        onChange={onStatus}
        options={[
          { value: 'CURRENT', label: 'Watching' },
          { value: 'PLANNING', label: 'Planning' },
        ]}
      />
    </Menu>,
  );
  return { router, onEdit, onStatus };
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return screen.findByRole('menu', { name: 'More' });
}

it('does what was chosen and closes', async () => {
  const { onEdit } = show();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('can be used with the keyboard alone', async () => {
  const { onEdit } = show();
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onEdit).toHaveBeenCalledTimes(1);
});

it('leads to pages', async () => {
  const { router } = show();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Open in compare page' }));
  expect(router.state.location.pathname).toBe('/compare/anime');
});

it('shows which one of several is chosen, and changes it', async () => {
  const { onStatus } = show();
  await open();
  expect(screen.getByRole('group', { name: 'Status' })).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'Watching' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Planning' }));
  expect(onStatus).toHaveBeenCalledWith('PLANNING');
});

it('leads through choices in a row by both kinds of arrow keys', async () => {
  renderInRouter(
    <Menu trigger={<Button>More</Button>}>
      <MenuRadioGroup
        inRow
        label="Theme"
        showLabel
        value="dark"
        onChange={jest.fn()}
        options={['light', 'dark', 'black'].map((value) => ({ value, label: value }))}
      />
      <MenuItem onClick={jest.fn()}>Edit</MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const choice = (name: string) => screen.getByRole('menuitemradio', { name });
  await waitFor(() => expect(choice('light')).toHaveFocus());
  expect(choice('dark')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(choice('dark')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(choice('black')).toHaveFocus();
  // No further one.
  await userEvent.keyboard('{ArrowRight}');
  expect(choice('black')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(choice('dark')).toHaveFocus();
});
