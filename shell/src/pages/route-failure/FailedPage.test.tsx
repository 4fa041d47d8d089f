/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { ApiError, renderFailed } from '@tsugi/data';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { FailedPage } from './FailedPage.tsx';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), renderFailed: jest.fn() }));

const asMock = jest.mocked(renderFailed);
let readAgain: jest.Mock<Promise<void>, []>;

beforeEach(() => {
  installTestHost();
  readAgain = jest.fn(async () => {});
  asMock.mockReset().mockReturnValue(readAgain);
});

function show(error: unknown) {
  const element = <FailedPage error={error} failedAt={7} wasOffline={false} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

it('drops what a page that crashed has read, and reads it again before it tries again', async () => {
  show(new TypeError('name is null'));
  expect(asMock).toHaveBeenCalledWith(7);
  expect(readAgain).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(readAgain).toHaveBeenCalledTimes(1);
});

it('drops nothing when a file or a response is what failed', () => {
  show(new ApiError('server', { source: 'tracker' }));
  expect(asMock).not.toHaveBeenCalled();
});
