import type { SharePicture } from '@tsugi/ui/components';
import { useEffect, useEffectEvent } from 'react';

let present: (() => SharePicture | undefined) | undefined;

/** Says what is drawn of the page while it is shown: the button that shares it stands in the frame around the pages of a user. */
export function usePagePicture(make: () => SharePicture | undefined): void {
  const makeNow = useEffectEvent(make);
  useEffect(() => {
    const mine = () => makeNow();
    present = mine;
    return () => {
      if (present === mine) present = undefined;
    };
  }, []);
}

/** What is drawn of the page that is shown; undefined for one that has no picture. */
export function pagePicture(): SharePicture | undefined {
  return present?.();
}
