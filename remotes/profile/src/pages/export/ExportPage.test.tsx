/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type AuthState, type AuthUser, useAuth } from '@tsugi/data';
import { listCard } from '@tsugi/data/testing';
import { loadOwnList } from '../../model/own-list.ts';
import { saveFile } from '../../model/save-file.ts';
import { type FakeLists, fakeOwnLists } from '../../testing/fake-own-list.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ExportPage } from './ExportPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  authorizeUrl: () => 'https://service.example/login',
}));
jest.mock('../../model/own-list.ts', () => ({ loadOwnList: jest.fn() }));
jest.mock('../../model/save-file.ts', () => ({
  ...jest.requireActual('../../model/save-file.ts'),
  saveFile: jest.fn(),
}));

function show(lists: FakeLists = {}, auth?: AuthState, failure?: ApiError) {
  // The page reads the id and the name.
  const viewer = { id: 1, name: 'aoi' } as AuthUser;
  jest.mocked(useAuth).mockReturnValue(auth ?? { status: 'signed-in', viewer });
  jest.mocked(loadOwnList).mockReset();
  if (failure) jest.mocked(loadOwnList).mockRejectedValue(failure);
  else jest.mocked(loadOwnList).mockImplementation(fakeOwnLists(lists));
  jest.mocked(saveFile).mockClear();
  showPage('/user/:name/export', ExportPage, '/user/aoi/export');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const known = (mediaId: number) => listCard(mediaId, { media: { idMal: mediaId } });

it('saves both lists as one file, and says what is in it', async () => {
  show({ ANIME: [known(1), known(2)], MANGA: [known(3)] });
  expect(await screen.findByText(/^2 titles, as of/)).toBeInTheDocument();
  expect(screen.getByText(/^1 title, as of/)).toBeInTheDocument();
  await press('Save as JSON');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [, name] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^aoi-lists-\d{4}-\d\d-\d\d\.json$/);
  expect(await screen.findByText(new RegExp(`Saved ${name}: 3 entries, \\d+ KB`))).toBeInTheDocument();
});

it('makes a file of each list for MyAnimeList, and names the titles that it leaves out', async () => {
  show({ ANIME: [known(1), listCard(2)], MANGA: [known(3)] });
  await userEvent.click(screen.getByRole('radio', { name: /MyAnimeList/ }));
  expect(
    await screen.findByText('1 anime is left out: MyAnimeList’s id of it is not known'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Title 2', hidden: true })).toBeInTheDocument();
  await press('Save anime as XML');
  expect(await screen.findByText(/Saved aoi-anime-.*\.xml: 1 entry/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Manga' }));
  await press('Save as XML');
  expect(await screen.findByText(/Saved aoi-manga-.*\.xml: 1 entry/)).toBeInTheDocument();
});

it('without a connection it saves what is stored, and says so', async () => {
  const error = new ApiError('offline', { source: 'tracker' });
  show({ ANIME: [known(1)], list: { error, storedAt: Date.now() - 7_200_000 } });
  expect(await screen.findByText(/^1 title, as of/)).toHaveTextContent('2 hours ago');
  expect(
    screen.getByText('The lists could not be updated. The file will hold what is stored on this device.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save as JSON' })).toBeEnabled();
});

it('an empty list cannot be saved', async () => {
  show({ ANIME: [], MANGA: [known(1)] });
  await screen.findByText(/^1 title, as of/);
  await userEvent.click(screen.getByRole('radio', { name: 'Anime' }));
  expect(screen.getByRole('button', { name: 'Save as JSON' })).toBeDisabled();
});

it('a list that cannot be loaded is asked for again', async () => {
  show({ ANIME: [known(1)] }, undefined, new ApiError('server', { source: 'tracker' }));
  expect(await screen.findByText('The lists could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save as JSON' })).toBeDisabled();
  jest.mocked(loadOwnList).mockImplementation(fakeOwnLists({ ANIME: [known(1)] }));
  await press('Try again');
  expect(await screen.findByText(/^1 title, as of/)).toBeInTheDocument();
});

it('visitors are asked to log in', () => {
  show({}, { status: 'signed-out' });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  expect(loadOwnList).not.toHaveBeenCalled();
});
