import { t } from '@tsugi/i18n/macro';
export interface ClipFailureInput {
  /** `MediaError.code`: 1 aborted, 2 network, 3 decoding, 4 no source that can be played. */
  readonly code: number;
  readonly isOnline: boolean;
  /** Whether the browser plays WebM at all. */
  readonly playsWebm: boolean;
}

export interface ClipFailure {
  readonly text: string;
  /** Whether another attempt can help. */
  readonly canRetry: boolean;
}

/** Why a clip cannot be played, and what the user can do. */
export function clipFailure({ code, isOnline, playsWebm }: ClipFailureInput): ClipFailure {
  if (!isOnline) {
    return { text: t`You are offline. The clip plays once there is a connection.`, canRetry: true };
  }
  if (!playsWebm) {
    return {
      text: t`This browser cannot play WebM, the only format of the themes service.`,
      canRetry: false,
    };
  }
  if (code === 2) return { text: t`The connection to the clip was lost.`, canRetry: true };
  if (code === 3) return { text: t`The file of this clip is damaged and cannot be played.`, canRetry: false };
  return {
    text: t`The clip did not arrive. The themes service may be down, or has removed it.`,
    canRetry: true,
  };
}

/** "1:05", "0:00" for what is unknown. @param seconds */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
