import { itemNames, localStore, readItem, removeItem, sessionStore, writeItem } from './store.ts';

/** A browser whose settings forbid storage: the object is there, and each of its members throws. */
const forbidden = new Proxy({} as Storage, {
  get: () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  },
});

function memory(items: Readonly<Record<string, string>> = {}): Storage {
  const map = new Map(Object.entries(items));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
    clear: () => map.clear(),
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

it('reads, writes and removes items, and lists their names', () => {
  const storage = memory({ a: '1' });
  writeItem(storage, 'b', '2');
  expect(itemNames(storage)).toEqual(['a', 'b']);
  expect([readItem(storage, 'b'), readItem(storage, 'c')]).toEqual(['2', null]);
  removeItem(storage, 'a');
  expect(itemNames(storage)).toEqual(['b']);
});

it.each([
  ['has no storage', undefined],
  ['forbids storage', forbidden],
])('is empty in a browser that %s, and keeps nothing', (_what, storage) => {
  expect(itemNames(storage)).toEqual([]);
  expect(readItem(storage, 'a')).toBeNull();
  expect(() => writeItem(storage, 'a', '1')).not.toThrow();
  expect(() => removeItem(storage, 'a')).not.toThrow();
});

it('gives each storage by its own name, and none where reading the name is forbidden', () => {
  const [local, session] = [memory(), memory()];
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: local });
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: session });
  expect(localStore()).toBe(local);
  expect(sessionStore()).toBe(session);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  });
  expect(localStore()).toBeUndefined();
});
