/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CoverImage } from './CoverImage.tsx';

it('loads when it comes near, without holding up the page', () => {
  render(<CoverImage src="/1.png" alt="Cover" />);
  const picture = screen.getByRole('img', { name: 'Cover' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('decoding', 'async');
});

it('loads first when it is one of the first of the page', () => {
  render(<CoverImage src="/1.png" alt="Cover" priority />);
  const picture = screen.getByRole('img', { name: 'Cover' });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('decoding', 'auto');
});

it('fades in when it arrives late', () => {
  render(<CoverImage src="/1.png" alt="Cover" />);
  const picture = screen.getByRole('img', { name: 'Cover' });
  expect(picture).not.toHaveAttribute('data-loaded');
  fireEvent.load(picture);
  expect(picture).toHaveAttribute('data-loaded', 'late');
});

it('does not fade when it was there from the start', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const width = jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(230);
  render(<CoverImage src="/1.png" alt="Cover" />);
  const picture = screen.getByRole('img', { name: 'Cover' });
  fireEvent.load(picture);
  expect(picture).toHaveAttribute('data-loaded', 'at-once');
  complete.mockRestore();
  width.mockRestore();
});

it('leaves the colour in its place when it cannot be loaded', () => {
  render(<CoverImage src="/gone.png" color="#e4a15d" alt="Cover" />);
  const picture = screen.getByRole('img', { name: 'Cover' });
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('data-loaded', 'failed');
  expect(picture.parentElement?.style.getPropertyValue('--cover-color')).toBe('#e4a15d');
});

it('asks for nothing when there is no picture', () => {
  render(<CoverImage src={null} alt="Cover" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('has no other sizes for the browser to choose from, which would keep it in memory', () => {
  render(<CoverImage src="/1.png" alt="Cover" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});
