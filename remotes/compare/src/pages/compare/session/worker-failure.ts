import { ApiError } from '@tsugi/data';

const ofWorker = new WeakSet<ApiError>();

/** What a list could not be taken for: an error of the service as it is, anything else as a failure of our worker, which is logged. */
export function listFailure(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  console.error('Error', cause);
  const detail = cause instanceof Error ? { detail: cause.message } : {};
  const failure = new ApiError('malformed', { source: 'tracker', cause, ...detail });
  ofWorker.add(failure);
  return failure;
}

/** Whether the service has nothing to do with it: the worker failed on a list that had come. */
export const isWorkerFailure = (failure: ApiError): boolean => ofWorker.has(failure);
