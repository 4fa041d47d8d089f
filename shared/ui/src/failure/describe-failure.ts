import type { LoadFailure } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';

/** The members of an `ApiError` that decide what is said about it. This package does not depend on the data layer. */
export interface RequestFailure {
  readonly kind:
    | 'offline'
    | 'rate-limited'
    | 'unavailable'
    | 'not-found'
    | 'invalid-token'
    | 'validation'
    | 'malformed'
    | 'aborted'
    | 'server'
    | 'unknown-source';
  readonly source: 'tracker' | 'mal' | 'themes';
  readonly retryAfterMs?: number | undefined;
  /** The service's message, or for `noResponse` why none came. */
  readonly detail?: string | undefined;
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** No response came. */
  readonly noResponse?: boolean;
  readonly cause?: unknown;
}

export type Failure = RequestFailure | LoadFailure;

/** The kind of a failure, for tests and styles. */
export type FailureReason =
  | 'offline'
  | 'no-response'
  | 'unreachable'
  | 'limit'
  | 'switched-off'
  | 'sign-in'
  | 'refused'
  | 'not-found'
  | 'malformed'
  | 'service-error'
  | 'cancelled'
  | 'not-configured'
  | 'files-missing'
  | 'incompatible'
  | 'broken';

export interface FailureDescription {
  readonly reason: FailureReason;
  /** The failure as a heading, without a full stop. */
  readonly title: string;
  /** What happened and what the user can do. */
  readonly text: string;
  /** `none`: a repeated attempt would end the same way. */
  readonly action: 'retry' | 'none';
}

/** The only mapping from a failure to what users read about it and can do. */
export function describeFailure(failure: Failure): FailureDescription {
  return 'status' in failure && 'remote' in failure ? describeLoading(failure) : describeRequest(failure);
}

const say = (
  reason: FailureReason,
  title: string,
  text: string,
  action: FailureDescription['action'] = 'retry',
): FailureDescription => ({ reason, title, text, action });

function describeLoading({ status }: LoadFailure): FailureDescription {
  switch (status) {
    case 'unreachable':
      return say(
        'files-missing',
        t`This page cannot be reached`,
        t`This part of the site cannot be loaded right now.`,
      );
    case 'incompatible':
      return say(
        'incompatible',
        t`This page needs a newer version`,
        t`This part of the site needs another version of this page.`,
      );
    case 'broken':
      return say('broken', t`This page could not start`, t`This part of the site could not start.`);
  }
}

/** The subject of each sentence. */
function serviceName(source: RequestFailure['source']): string {
  if (source === 'tracker') return t`The tracker`;
  return source === 'mal' ? t`The MAL service` : t`The themes service`;
}

function describeRequest(failure: RequestFailure): FailureDescription {
  const service = serviceName(failure.source);
  const { detail } = failure;

  switch (failure.kind) {
    case 'offline':
      return say(
        'offline',
        t`You are offline`,
        t`You are offline, and this is not stored on this device yet. It loads when the connection is back.`,
      );
    case 'rate-limited': {
      const seconds = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
      return say(
        'limit',
        t`${service} allows no more requests for now`,
        seconds > 0
          ? t`${service} allows no more requests for now. Try again in ${seconds} s.`
          : t`${service} allows no more requests for now.`,
      );
    }
    case 'unavailable':
      if (isTimeout(failure.cause)) {
        return say(
          'no-response',
          t`${service} does not respond`,
          t`${service} does not respond. Try again in a moment.`,
        );
      }
      if (failure.noResponse || !detail) {
        return say('unreachable', t`${service} cannot be reached`, unreachableText(service, detail));
      }
      return say(
        'switched-off',
        t`${service} is switched off`,
        t`${service} says: ${{ message: asSentence(detail) }}`,
      );
    case 'not-found':
      return say('not-found', t`Not found`, t`${service} does not have this.`, 'none');
    case 'invalid-token':
      return say(
        'sign-in',
        t`Your sign-in has ended`,
        t`Your sign-in is no longer accepted. Please log in again.`,
      );
    case 'validation': {
      const [first] = Object.values(failure.fields ?? {});
      const refusal = detail
        ? t`${service} did not accept this: ${{ message: asSentence(detail) }}`
        : t`${service} did not accept this.`;
      return say('refused', t`${service} did not accept this`, first?.[0] ?? refusal);
    }
    case 'malformed':
      return say(
        'malformed',
        t`${service} cannot be understood`,
        t`${service} sent a response that cannot be read.`,
      );
    case 'server':
      return say(
        'service-error',
        t`${service} has a problem`,
        t`${service} had a problem of its own. Please try again.`,
      );
    case 'aborted':
      return say('cancelled', t({ message: 'Cancelled', context: 'request' }), t`The request was cancelled.`);
    case 'unknown-source':
      return say('not-configured', t`${service} is not configured`, t`${service} is not configured.`, 'none');
  }
}

/** @param detail a `NoResponseReason` of the data layer */
function unreachableText(service: string, detail: string | undefined): string {
  switch (detail) {
    case 'timeout':
      return t`${service} did not respond in time.`;
    case 'file-missing':
      return t`${service} was not asked: a file of this page did not arrive.`;
    case 'sign-in-unknown':
      return t`${service} did not recognise this sign-in just now.`;
    case 'origin-of-remote':
      return t`${service} has the origin of a remote in config.json, and gets no access tokens.`;
    default:
      return t`${service} cannot be reached right now.`;
  }
}

/** A text of a service, which another sentence may follow. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function isTimeout(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
}
