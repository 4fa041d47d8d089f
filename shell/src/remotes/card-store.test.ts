import { CONTRACT_VERSION } from '@tsugi/contract';
import { createCardStore } from './card-store.ts';
import { parseRegistry } from './registry.ts';

const cardOf = (name: string, path: string) => ({
  name,
  version: '1.0.0',
  contract: CONTRACT_VERSION,
  entry: 'entry.js',
  shared: {},
  widgets: [],
  routes: [{ path, title: name }],
});
const registry = { media: 'https://m.example/1/remote.json', search: 'https://s.example/1/remote.json' };

function store(answers: Record<string, () => Promise<unknown>>, known = {}) {
  const load = jest.fn(
    (url: string) => answers[url]?.() ?? Promise.reject(new Error(`${url} could not be reached`)),
  );
  return { load, cards: createCardStore({ registry, known, provided: {}, load }) };
}

test('a card that came with the page is not fetched', async () => {
  const { cards, load } = store({}, { [registry.media]: cardOf('media', '/ani/:id') });
  expect((await cards.card('media')).status).toBe('ready');
  expect(load).not.toHaveBeenCalled();
});

test('a card that came with the page and is no good is read anew', async () => {
  const { cards, load } = store(
    { [registry.media]: async () => cardOf('media', '/ani/:id') },
    { [registry.media]: { ...cardOf('media', '/ani/:id'), contract: 99 } },
  );
  expect((await cards.card('media')).status).toBe('ready');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a hanging remote does not hold up an address that another one claims', async () => {
  const { cards } = store({
    [registry.media]: () => new Promise(() => undefined),
    [registry.search]: async () => cardOf('search', '/search'),
  });
  expect((await cards.claimFor('/search'))?.remote).toBe('search');
});

test('an address that nobody claims is known as such once every card has answered', async () => {
  const { cards } = store({
    [registry.media]: async () => cardOf('media', '/ani/:id'),
    [registry.search]: async () => cardOf('search', '/search'),
  });
  expect(await cards.claimFor('/nowhere')).toBeUndefined();
  expect(await cards.failures()).toEqual([]);
});

test('a failed card is read again at the next question', async () => {
  let isUp = false;
  const { cards, load } = store({
    [registry.media]: async () => {
      if (!isUp) throw new Error('down');
      return cardOf('media', '/ani/:id');
    },
    [registry.search]: async () => cardOf('search', '/search'),
  });
  expect(await cards.failures()).toMatchObject([{ status: 'unreachable', remote: 'media', detail: 'down' }]);
  isUp = true;
  expect((await cards.card('media')).status).toBe('ready');
  expect(load.mock.calls.filter(([url]) => url === registry.media)).toHaveLength(2);
});

test('a moved pointer is followed, an unmoved one is not read again', async () => {
  const moved = 'https://m.example/2/remote.json';
  const { cards, load } = store({
    [registry.media]: async () => cardOf('media', '/ani/:id'),
    [moved]: async () => ({ ...cardOf('media', '/ani/:id'), version: '2.0.0' }),
    [registry.search]: async () => cardOf('search', '/search'),
  });
  await cards.card('media');
  await cards.card('search');
  cards.update({ ...registry, media: moved });
  expect(await cards.card('media')).toMatchObject({ value: { version: '2.0.0' } });
  await cards.card('search');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a card of the wrong shape is broken, one of another contract incompatible', async () => {
  const { cards } = store({
    [registry.media]: async () => ({ name: 'media' }),
    [registry.search]: async () => ({ ...cardOf('search', '/search'), contract: 99 }),
  });
  expect((await cards.card('media')).status).toBe('broken');
  expect((await cards.card('search')).status).toBe('incompatible');
  expect((await cards.card('nobody')).status).toBe('unreachable');
});

test('registry: cards count from its own address, and a wrong key is named', () => {
  const url = 'https://host.example/tsugi/remotes.json';
  expect(parseRegistry({ remotes: { a: { card: 'a/1/remote.json' } } }, url)).toEqual({
    ok: true,
    registry: { a: 'https://host.example/tsugi/a/1/remote.json' },
  });
  expect(parseRegistry({ remotes: { a: { card: 7 } } }, url)).toMatchObject({
    ok: false,
    key: 'remotes.a.card',
  });
  expect(parseRegistry([], url)).toMatchObject({ ok: false, key: 'remotes' });
});
