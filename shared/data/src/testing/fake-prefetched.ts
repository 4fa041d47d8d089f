import type { PrefetchedResponses } from '../sources/prefetched-responses.ts';

export interface FakePrefetched extends PrefetchedResponses {
  readonly put: (source: string, bodyKey: string, answer: () => Promise<Response>) => void;
}

/** What the boot script has asked for; each answer can be taken once. */
export function createFakePrefetched(): FakePrefetched {
  const answers = new Map<string, () => Promise<Response>>();
  return {
    put: (source, bodyKey, answer) => void answers.set(`${source} ${bodyKey}`, answer),
    take: (source, bodyKey) => {
      const answer = answers.get(`${source} ${bodyKey}`);
      answers.delete(`${source} ${bodyKey}`);
      return answer?.();
    },
  };
}
