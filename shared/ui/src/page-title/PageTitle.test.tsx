/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { PageTitle } from './PageTitle.tsx';

it('ends the title with the short name', () => {
  installTestHost();
  const { rerender } = render(<PageTitle title="Home" />);
  expect(document.title).toBe('Home - Tsugi');
  rerender(<PageTitle title="Paper Moon" sub="Characters" />);
  expect(document.title).toBe('Paper Moon - Characters - Tsugi');
});
