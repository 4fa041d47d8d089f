import { t } from '@tsugi/i18n/macro';
import { useNavigation } from '@tsugi/router';
import { useEffect, useState } from 'react';

/** Delay before the bar is shown, in milliseconds: for shorter navigations it would only flash. */
const SLOW_MS = 150;

/** A progress bar during slow navigations. */
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
    <div className="progress" role="progressbar" aria-label={t`Loading the page`} />
  ) : null;
}
