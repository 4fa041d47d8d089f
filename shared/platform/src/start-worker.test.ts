/** @jest-environment jsdom */
import { startWorker } from './start-worker.ts';

/** What the small worker of another origin's script runs. */
let source = '';
const started = jest.fn();
const revoked = jest.fn();

class FakeBlob {
  constructor(parts: readonly string[], { type }: { readonly type: string }) {
    source = `${type}|${parts.join('')}`;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  source = '';
  Object.assign(globalThis, { Worker: started, Blob: FakeBlob });
  Object.assign(URL, { createObjectURL: () => 'blob:small', revokeObjectURL: revoked });
});
afterEach(() => jest.useRealTimers());

it('starts a script of this origin as it is', () => {
  startWorker('/media/list.worker.js', 'list');
  expect(started.mock.calls).toEqual([['http://localhost/media/list.worker.js', { name: 'list' }]]);
  expect(source).toBe('');
});

it('loads a script of another origin into a worker of this one, which allows that origin only', () => {
  startWorker('https://remote.example/list.worker.js', 'list');
  expect(started.mock.calls).toEqual([['blob:small', { name: 'list' }]]);
  const [type, text = ''] = source.split('|');
  expect(type).toBe('text/javascript');
  const imported = jest.fn();
  let policy: { readonly createScriptURL: (text: string) => string } | undefined;
  const trustedTypes = {
    createPolicy: (_name: string, made: typeof policy) => {
      policy = made;
    },
  };
  new Function('self', 'trustedTypes', 'importScripts', text)({ trustedTypes }, trustedTypes, imported);
  expect(imported).toHaveBeenCalledWith('https://remote.example/list.worker.js');
  expect(policy?.createScriptURL('part.js')).toBe('part.js');
  expect(() => policy?.createScriptURL('https://elsewhere.example/part.js')).toThrow(TypeError);
});

it('releases the small script when the worker has had time to load it, also when none started', () => {
  startWorker('https://remote.example/list.worker.js', 'list');
  expect(revoked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(revoked).toHaveBeenCalledWith('blob:small');
  started.mockImplementationOnce(() => {
    throw new TypeError('No workers here');
  });
  expect(() => startWorker('https://remote.example/list.worker.js', 'list')).toThrow(TypeError);
  jest.advanceTimersByTime(10_000);
  expect(revoked).toHaveBeenCalledTimes(2);
});
