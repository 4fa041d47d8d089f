/** @jest-environment jsdom */
import { type ShareNavigator, shareLink, shareUrl } from './share-link.ts';

const LINK = { title: 'Paper Moon', url: 'https://example.org/tsugi/ani/anime/1/paper-moon' };
const abort = Object.assign(new Error('closed'), { name: 'AbortError' });

const writeText = jest.fn<Promise<void>, [string]>();
const share = jest.fn<Promise<void>, [ShareData]>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
});

const withSheet = (more: ShareNavigator = {}): ShareNavigator => ({
  share,
  clipboard: { writeText },
  ...more,
});

test('the sheet of the system gets title and URL, and nothing is copied', async () => {
  expect(await shareLink(LINK, withSheet({ canShare: () => true }))).toBe('shared');
  expect(share).toHaveBeenCalledWith({ ...LINK, text: 'Paper Moon' });
  expect(writeText).not.toHaveBeenCalled();
});

test('a picture goes with it where the sheet takes files; where it does not, the link goes alone', async () => {
  const file = new File(['x'], 'moon.jpg', { type: 'image/jpeg' });
  const withFile = { ...LINK, text: 'Paper Moon', files: [file] };
  expect(await shareLink(LINK, withSheet({ canShare: () => true }), file)).toBe('shared');
  expect(share).toHaveBeenLastCalledWith(withFile);
  expect(await shareLink(LINK, withSheet({ canShare: ({ files }) => !files }), file)).toBe('shared');
  expect(share).toHaveBeenLastCalledWith({ ...LINK, text: 'Paper Moon' });
  expect(await shareLink(LINK, { clipboard: { writeText } }, file)).toBe('copied');
});

test('without a sheet, and where it does not take links, the URL is copied', async () => {
  expect(await shareLink(LINK, { clipboard: { writeText } })).toBe('copied');
  expect(await shareLink(LINK, withSheet({ canShare: () => false }))).toBe('copied');
  expect(share).not.toHaveBeenCalled();
  expect(writeText.mock.calls).toEqual([[LINK.url], [LINK.url]]);
});

test('a sheet that the user closes is no failure, and copies nothing', async () => {
  share.mockRejectedValue(abort);
  expect(await shareLink(LINK, withSheet())).toBe('closed');
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that is not allowed leaves the clipboard; without either it has failed', async () => {
  share.mockRejectedValue(Object.assign(new Error('policy'), { name: 'NotAllowedError' }));
  expect(await shareLink(LINK, withSheet())).toBe('copied');
  writeText.mockRejectedValue(new Error('denied'));
  expect(await shareLink(LINK, withSheet())).toBe('failed');
  expect(await shareLink(LINK, {})).toBe('failed');
});

test('a URL is absolute, with its parameters and without a fragment', () => {
  history.replaceState(null, '', '/user/aoi/anime?genre=Drama#main');
  expect(shareUrl()).toBe('http://localhost/user/aoi/anime?genre=Drama');
  const base = document.createElement('base');
  base.href = '/tsugi/';
  document.head.append(base);
  expect(shareUrl('/compare/anime?user=aoi&user=ren')).toBe(
    'http://localhost/tsugi/compare/anime?user=aoi&user=ren',
  );
  base.remove();
});
