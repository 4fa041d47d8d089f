/** @jest-environment jsdom */
import { leadOn } from './lead-on.ts';

const leads = (response: Response) => ({
  to: response.headers.get('Location'),
  isReplaced: response.headers.has('X-Remix-Replace'),
});

test('on the first load the page takes the place of the one that leads to it, also for what it leads to', () => {
  history.replaceState({ key: 'a' }, '', '/open?text=x#y');
  expect(leads(leadOn('/user/aoi?x=1', 'http://localhost/open?text=x'))).toEqual({
    to: '/user/aoi?x=1',
    isReplaced: true,
  });
  expect(location.pathname + location.search).toBe('/user/aoi?x=1');
  expect(history.state).toEqual({ key: 'a' });
});

test('within the product the page before stays an entry of the history', () => {
  history.replaceState(null, '', '/browse/anime');
  expect(leads(leadOn('/user/aoi', 'http://localhost/search/media?q=x'))).toEqual({
    to: '/user/aoi',
    isReplaced: false,
  });
  expect(location.pathname).toBe('/browse/anime');
});

test('a path that looks like a URL stays one of the product', () => {
  history.replaceState(null, '', '/open');
  leadOn('/javascript:alert(1)', 'http://localhost/open');
  expect(location.href).toBe('http://localhost/javascript:alert(1)');
});
