import type { EarlyAnswers } from '../sources/early-answers.ts';

export interface FakeEarly extends EarlyAnswers {
  readonly put: (source: string, bodyKey: string, answer: () => Promise<Response>) => void;
}

/** What the boot script has asked for; each answer can be taken once. */
export function createEarly(): FakeEarly {
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
