import { useEffect, useState } from 'react';
import type { SourceName } from '../core/source-name.ts';
import { layer } from '../layer.ts';
import { mirrorKeyOf } from '../rate-limit/bucket-store.ts';
import type { SourceStatus } from '../rate-limit/rate-limiter.ts';
import { watchStatus } from './watch-status.ts';

const FREE: SourceStatus = { wait: undefined, outage: undefined };

/** Whether requests to a service are held up, until when, and why. Nothing is held up while the engine is on its way. */
export function useSourceStatus(source: SourceName): SourceStatus {
  const [status, setStatus] = useState(FREE);
  useEffect(() => {
    const { engine, clock } = layer();
    let watch: ReturnType<typeof watchStatus> | undefined;
    let isOver = false;
    const begin = () => {
      engine().then(
        ({ rateLimiters }) => {
          if (!isOver) watch ??= watchStatus(rateLimiters[source], clock, setStatus);
        },
        // Its file could not be fetched: tried again with the connection.
        () => undefined,
      );
    };
    // Another tab met an outage, or its end.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === mirrorKeyOf(source)) watch?.look();
    };
    begin();
    addEventListener('online', begin);
    addEventListener('storage', onStorage);
    return () => {
      isOver = true;
      removeEventListener('online', begin);
      removeEventListener('storage', onStorage);
      watch?.stop();
    };
  }, [source]);
  return status;
}
