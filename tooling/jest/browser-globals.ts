// What browsers have and jsdom leaves out; the router expects it. Node has all of it, outside of the test's own realm.
import { runInThisContext } from 'node:vm';

const NAMES = ['TextEncoder', 'TextDecoder', 'Headers', 'Response', 'structuredClone'];

for (const name of NAMES) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: runInThisContext(name) });
}

if (!('Request' in globalThis)) {
  // The value is Node's own Request.
  const NodeRequest = runInThisContext('Request') as typeof Request;
  class RequestOfAnyRealm extends NodeRequest {
    constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
      super(input, init);
      // Node's Request refuses the signal of jsdom, which is of another realm.
      if (signal) Object.defineProperty(this, 'signal', { value: signal });
    }
  }
  Object.assign(globalThis, { Request: RequestOfAnyRealm });
}

if ('MouseEvent' in globalThis && !('PointerEvent' in globalThis)) {
  Object.assign(globalThis, { PointerEvent: class PointerEvent extends MouseEvent {} });
}
