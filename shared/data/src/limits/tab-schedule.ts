import Bottleneck from 'bottleneck/light';

/** Runs a job when those before it have ended and none of higher priority waits. Priorities are 0 (first) to 9. */
export type Schedule = (priority: number, job: () => Promise<void>) => Promise<void>;

/** The requests of this tab to one service, one at a time. The only module that imports Bottleneck. */
export function createTabSchedule(): Schedule {
  const bottleneck = new Bottleneck({ maxConcurrent: 1 });
  return (priority, job) => bottleneck.schedule({ priority }, job);
}
