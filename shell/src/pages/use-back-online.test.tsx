/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useBackOnline } from './use-back-online.ts';

const isOnline = jest.spyOn(navigator, 'onLine', 'get');

function Waiting({ callBack }: { readonly callBack?: () => void }) {
  useBackOnline(callBack);
  return null;
}

beforeEach(() => isOnline.mockReturnValue(false));

const connect = () => {
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
};

it('calls back once when the connection is back', () => {
  const callBack = jest.fn();
  render(<Waiting callBack={callBack} />);
  expect(callBack).not.toHaveBeenCalled();
  connect();
  connect();
  expect(callBack).toHaveBeenCalledTimes(1);
});

it('calls back at once when it came back while the component was being prepared', () => {
  // Gone when it began, back when it is shown.
  isOnline.mockReturnValueOnce(false).mockReturnValue(true);
  const callBack = jest.fn();
  render(<Waiting callBack={callBack} />);
  expect(callBack).toHaveBeenCalledTimes(1);
});

it('waits with a connection that is there for one that is lost and comes back', () => {
  isOnline.mockReturnValue(true);
  const callBack = jest.fn();
  render(<Waiting callBack={callBack} />);
  expect(callBack).not.toHaveBeenCalled();
  connect();
  expect(callBack).toHaveBeenCalledTimes(1);
});

it('does nothing while nobody waits, or after that', () => {
  const callBack = jest.fn();
  const { rerender, unmount } = render(<Waiting />);
  connect();
  isOnline.mockReturnValue(false);
  rerender(<Waiting callBack={callBack} />);
  unmount();
  connect();
  expect(callBack).not.toHaveBeenCalled();
});
