import { readJson, sessionStore, writeItem } from '@tsugi/platform/store';
import { useLocation, useNavigationType } from '@tsugi/router';
import { useLayoutEffect, useState } from 'react';

const STORAGE_KEY = 'tsugi.scroll-positions';
/** History entries whose positions are stored, the newest. */
const MAX_POSITIONS = 50;
/** What a user does to move the page, or in it. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Continues what React Router's ScrollRestoration does once, when a history entry is shown again: a page whose last rows
 * are still requested is too short for its position then. Ends at the first input of the user.
 */
export function LateScrollRestoration() {
  const { key } = useLocation();
  const isShownAgain = useNavigationType() === 'POP';
  const [positions] = useState(readPositions);

  useLayoutEffect(() => {
    // Without storage the next document begins at React Router's position.
    const write = () =>
      writeItem(sessionStore(), STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
    addEventListener('pagehide', write);
    return () => removeEventListener('pagehide', write);
  }, [positions]);

  useLayoutEffect(() => {
    const wanted = isShownAgain ? positions.get(key) : undefined;
    let isRestoring = wanted !== undefined && Math.abs(scrollY - wanted) > 1;
    const end = () => {
      isRestoring = false;
      observer.disconnect();
    };
    const observer = new ResizeObserver(() => {
      if (wanted === undefined || !isRestoring) return;
      scrollTo({ top: wanted, behavior: 'instant' });
      if (Math.abs(scrollY - wanted) <= 1) end();
    });
    if (isRestoring) observer.observe(document.body);
    const note = () => {
      // The position of a page that is too short is not what the user chose.
      if (isRestoring) return;
      positions.delete(key);
      positions.set(key, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    for (const type of INPUTS) addEventListener(type, end, { capture: true, passive: true });
    return () => {
      end();
      removeEventListener('scroll', note);
      for (const type of INPUTS) removeEventListener(type, end, { capture: true });
    };
  }, [key, isShownAgain, positions]);

  return null;
}

function readPositions(): Map<string, number> {
  const stored = readJson(sessionStore(), STORAGE_KEY);
  return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
}

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
