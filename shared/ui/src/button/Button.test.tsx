/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

it('handles a press and the keyboard', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('does not send a form by accident', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Clear</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('retains its focus and ignores presses while it is busy', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('says whether it is pressed', () => {
  render(
    <IconButton label="Favourite" pressed>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
});

it('is a link when it leads somewhere', () => {
  installTestHost();
  renderInRouter(<ButtonLink to="/compare">Compare</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
});
