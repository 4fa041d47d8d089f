import type { PrefetchedResponses } from '@tsugi/contract/boot-result';

export interface FakePrefetched extends PrefetchedResponses {
  readonly put: (source: string, bodyKey: string, response: () => Promise<Response>) => void;
}

/** Requests of the boot script; each response can be taken once. */
export function createFakePrefetched(): FakePrefetched {
  const responses = new Map<string, () => Promise<Response>>();
  return {
    put: (source, bodyKey, response) => void responses.set(`${source} ${bodyKey}`, response),
    take: (source, bodyKey) => {
      const response = responses.get(`${source} ${bodyKey}`);
      responses.delete(`${source} ${bodyKey}`);
      return response?.();
    },
  };
}
