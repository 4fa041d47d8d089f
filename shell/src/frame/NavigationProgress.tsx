import { useNavigation } from '@tsugi/router';
import { useEffect, useState } from 'react';

/** A navigation that is done sooner needs no line: it would only flash. Milliseconds. */
const SLOW_MS = 150;

/** A thin line while a navigation takes noticeably long. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);

  return isUnderWay && isSlow ? (
    <div className="progress" role="progressbar" aria-label="Loading the page" />
  ) : null;
}
