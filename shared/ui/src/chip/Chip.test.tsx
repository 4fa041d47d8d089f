/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Chip } from './Chip.tsx';
import { Pill } from './Pill.tsx';

it('can be removed by a button that names it', async () => {
  const onRemove = jest.fn();
  render(<Chip onRemove={onRemove}>Fantasy</Chip>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fantasy' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('can lead to a page', () => {
  installTestHost();
  renderInRouter(<Chip to="/search/anime?genre=Drama">Drama</Chip>);
  expect(screen.getByRole('link', { name: 'Drama' })).toHaveAttribute('href', '/search/anime?genre=Drama');
});

it('can be switched on and off', async () => {
  const onClick = jest.fn();
  render(
    <Chip onClick={onClick} pressed>
      Spoilers
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spoilers', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('is plain text otherwise', () => {
  render(<Chip>TV</Chip>);
  expect(screen.getByText('TV')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a filter says how much is set', () => {
  render(<Pill label="Format" count={2} aria-expanded={false} />);
  expect(screen.getByRole('button', { name: 'Format 2 set', expanded: false })).toBeVisible();
});

it('a filter with nothing set says its name alone', () => {
  render(<Pill label="Format" />);
  expect(screen.getByRole('button', { name: 'Format' })).toBeVisible();
});
