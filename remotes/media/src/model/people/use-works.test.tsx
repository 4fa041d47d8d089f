/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useAuth } from '@tsugi/data';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { FETCH_PAUSE_MS, FILTER_PAUSE_MS, useWorks } from './use-works.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useAuth: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: undefined });
});
afterEach(() => jest.useRealTimers());

const STEP_MS = 10;

function Page({ onAsk }: { readonly onAsk: (query: string) => void }) {
  const { params, change, query } = useWorks();
  onAsk(JSON.stringify(query));
  return (
    <>
      <output>{String(params.list)}</output>
      <button type="button" onClick={() => change({ list: true })}>
        mine
      </button>
      <button type="button" onClick={() => change({ list: false })}>
        others
      </button>
      <button type="button" onClick={() => change({ list: undefined })}>
        all
      </button>
    </>
  );
}

function show(path = '/') {
  const asked: string[] = [];
  const element = <Page onAsk={(query) => asked.at(-1) !== query && asked.push(query)} />;
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  // In steps: what a render starts begins when it is committed.
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
    }
  };
  return { asked, press, wait, search: () => router.state.location.search };
}

it('responds to a press at once, and lets the URL and the request follow after 300 ms', async () => {
  const { asked, press, wait, search } = show();
  press('mine');
  expect(screen.getByRole('status')).toHaveTextContent('true');
  await wait(FILTER_PAUSE_MS - 10);
  expect(search()).toBe('');
  await wait(60);
  expect(search()).toBe('?list=true');
  expect(asked).toEqual(['{}', '{"onList":true}']);
});

it('sends one request for presses in quick succession', async () => {
  const { asked, press, wait } = show();
  press('mine');
  await wait(100);
  press('others');
  await wait(FILTER_PAUSE_MS + FETCH_PAUSE_MS);
  expect(asked).toEqual(['{}', '{"onList":false}']);
});

it('keeps requests of slower presses a second apart', async () => {
  const { asked, press, wait } = show();
  press('mine');
  await wait(FILTER_PAUSE_MS + 10);
  press('others');
  await wait(FILTER_PAUSE_MS + 10);
  press('all');
  await wait(FILTER_PAUSE_MS + FETCH_PAUSE_MS - 100);
  expect(asked).toEqual(['{}', '{"onList":true}']);
  await wait(200);
  expect(asked).toEqual(['{}', '{"onList":true}', '{}']);
});

it('begins with what the URL says, and asks for no list of a signed-out user', () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
  const { asked } = show('/?list=true&sort=SCORE');
  expect(screen.getByRole('status')).toHaveTextContent('true');
  expect(asked).toEqual(['{"sort":["SCORE"]}']);
});
