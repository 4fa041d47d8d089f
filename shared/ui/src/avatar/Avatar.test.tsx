/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

it('shows the picture of a person', () => {
  render(<Avatar name="mio" src="https://images.example/mio.png" decorative={false} />);
  const avatar = screen.getByRole('img', { name: 'mio' });
  expect(avatar.querySelector('img')).toHaveAttribute('src', 'https://images.example/mio.png');
  expect(avatar).not.toHaveTextContent('M');
});

it('shows the first letter when there is no picture', () => {
  render(<Avatar name="mio" src={null} decorative={false} />);
  expect(screen.getByRole('img', { name: 'mio' })).toHaveTextContent('M');
});

it('shows the first letter when the picture cannot be loaded, and tries a new picture again', () => {
  const { rerender } = render(<Avatar name="ren" src="/gone.png" decorative={false} />);
  const avatar = screen.getByRole('img', { name: 'ren' });
  for (const picture of avatar.querySelectorAll('img')) fireEvent.error(picture);
  expect(avatar).toHaveTextContent('R');
  rerender(<Avatar name="ren" src="/new.png" decorative={false} />);
  expect(avatar.querySelector('img')).toHaveAttribute('src', '/new.png');
});

it('is passed over by assistive technology where the name stands beside it', () => {
  render(<Avatar name="mio" src={null} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
