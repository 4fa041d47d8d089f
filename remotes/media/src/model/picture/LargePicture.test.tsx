/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { LargePicture } from './LargePicture.tsx';

const image = { medium: '/m.png', large: '/l.png', extraLarge: '/x.png' };

beforeEach(() => installTestHost());

it('fetches the picture at the size it stands in, and shows the largest on demand', async () => {
  render(<LargePicture image={image} label="Cover of Paper Moon" />);
  const picture = screen.getByAltText('Cover of Paper Moon');
  expect(picture).toHaveAttribute('src', '/l.png');

  await userEvent.click(screen.getByRole('button', { name: 'Cover of Paper Moon' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cover of Paper Moon' });
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/x.png');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is no button where there is no picture', () => {
  render(<LargePicture image={{ large: null }} label="Portrait of Hina" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
