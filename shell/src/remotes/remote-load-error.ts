import type { LoadFailure } from '@tsugi/contract';

/** Carries a remote's failure through the router to the page that explains it. */
export class RemoteLoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(`${failure.remote}: ${failure.detail ?? failure.status}`);
    this.name = 'RemoteLoadError';
    this.failure = failure;
  }
}
