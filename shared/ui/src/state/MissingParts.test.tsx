/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tsugi/i18n';
import { MissingParts } from './MissingParts.tsx';

it('names each missing part once, and lets the user try again', async () => {
  const onRetry = jest.fn();
  const missing = ['Media.reviews.nodes.user', 'Media.reviews', 'Media.streamingEpisodes', 'thisSeason'];
  render(<MissingParts missing={missing.map((path) => ({ path }))} onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Some of this could not be loaded: reviews, streaming episodes, this season.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says so without a name where the service gave none', () => {
  render(<MissingParts missing={[{ path: '' }]} onRetry={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('Some of this could not be loaded.');
});

it('does without the names, which are English, in another language', () => {
  setLanguage('de');
  render(<MissingParts missing={[{ path: 'Media.reviews' }]} onRetry={() => {}} />);
  expect(screen.getByRole('status')).not.toHaveTextContent('reviews');
  setLanguage('en');
});

it('renders nothing when nothing is missing', () => {
  const { container } = render(<MissingParts missing={[]} onRetry={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});
