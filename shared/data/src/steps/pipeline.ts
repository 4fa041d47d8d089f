import type { Handler, Step } from '../core/call.ts';
import type { SourceName } from '../core/source-name.ts';
import type { Visibility } from '../core/visibility.ts';
import type { CircuitBreaker } from '../limits/create-circuit-breaker.ts';
import type { SlowRequests } from '../limits/slow-requests.ts';
import type { ThemesInterface } from '../sources/services.ts';
import { askCircuitBreaker } from './ask-circuit-breaker.ts';
import { awaitTexts } from './await-texts.ts';
import { chooseInterface } from './choose-interface.ts';
import { type ConfirmRefusedTokenOptions, confirmRefusedToken } from './confirm-refused-token.ts';
import { type DecodeOptions, decodeResponse } from './decode-response.ts';
import { gatherParts } from './gather-parts.ts';
import { type NoteLimitsOptions, noteLimits } from './note-limits.ts';
import { type NoteResponsesOptions, noteResponses } from './note-responses.ts';
import { type ReadThroughCacheOptions, readThroughCache } from './read-through-cache.ts';
import { repeatRecentError } from './repeat-recent-error.ts';
import { restartSlow } from './restart-slow.ts';
import { type RetryOptions, retryTransient } from './retry-transient.ts';
import type { Send } from './send.ts';
import { shareInFlight } from './share-in-flight.ts';
import { type PrefetchedResponses, takePrefetched } from './take-prefetched.ts';
import { takeToken } from './take-token.ts';
import { waitUntilVisible } from './wait-until-visible.ts';

export interface PipelineOptions
  extends ReadThroughCacheOptions,
    NoteResponsesOptions,
    NoteLimitsOptions,
    DecodeOptions,
    Pick<RetryOptions, 'random'> {
  readonly visibility: Visibility;
  readonly breakers: Readonly<Record<SourceName, CircuitBreaker>>;
  readonly prefetched: PrefetchedResponses;
  readonly slowRequests: Readonly<Record<SourceName, SlowRequests>>;
  /** Whether the connection is slow or metered. */
  readonly savesData: () => boolean;
  readonly signIn: Pick<ConfirmRefusedTokenOptions, 'lock' | 'isInUse' | 'onRefused'>;
  /** The interface of the themes service; GraphQL when undefined. */
  readonly themesInterface: () => ThemesInterface | undefined;
  readonly send: Send;
}

/**
 * A request passes these steps from the first to the last, and its response passes them in reverse. A change passes only those
 * that every request needs: it is never stored, shared, repeated or prefetched.
 */
export function createPipeline(options: PipelineOptions): Handler {
  const { clock, random, visibility, rateLimiters, breakers } = options;
  const onWait: RetryOptions['onWait'] = ({ source, priority }, ms, reason) =>
    rateLimiters[source].hold(priority, ms, reason);
  const decode = decodeResponse(options);
  // Judging a response belongs to one attempt, so that the steps see its error.
  const attempt: Handler = async (call) => {
    const askedAt = clock.now();
    return decode(call, await options.send(call), askedAt);
  };
  const request = through(attempt, [
    confirmRefusedToken({ ...options, ...options.signIn }), // outside the breaker: the check and the repeated request are calls of their own
    askCircuitBreaker(breakers), // outside the attempts: each call counts once
    retryTransient({ clock, random, isHolding: ({ source }) => breakers[source].isHolding(), onWait }), // outside the waits below, so that every attempt waits again
    waitUntilVisible(visibility), // before the token: a hidden tab must not take one
    takeToken(rateLimiters, options.savesData), // last before the wire: a token is taken only for requests that are sent
    noteLimits(options), // behind the token: it judges one request by when it was sent
  ]);
  const query = through(request, [
    chooseInterface(options.themesInterface), // before anything that looks at the request
    noteResponses(options), // outermost of the others: it only reads results and where they come from
    readThroughCache(options), // the cheapest request is the one that is not made
    awaitTexts(), // inside the cache, which returns an older result together with the error
    shareInFlight(({ source }) => rateLimiters[source].notify()), // before anything expensive: equal queries run once
    repeatRecentError(options), // inside one flight, which may have ended before the page that shows it has loaded
    gatherParts(), // inside one flight, so that a list of many chunks is shared and stored as one
    restartSlow(options.slowRequests), // outside every wait for a response, so that the user can end any of them
    waitUntilVisible(visibility), // before the breaker: a hidden tab must not take the probe
    takePrefetched(options.prefetched), // before the breaker: a response that is already here is used in any case
  ]);
  const change = through(request, [awaitTexts(), waitUntilVisible(visibility)]);
  return (call) => (call.kind === 'write' ? change(call) : query(call));
}

function through(last: Handler, steps: readonly Step[]): Handler {
  return steps.reduceRight((next, step) => step(next), last);
}
