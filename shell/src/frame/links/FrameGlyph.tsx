import { Glyph } from '@tsugi/ui';

/** Icons of the frame, on a 24 pixel grid. Pages use the icon library. */
const PATHS = {
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.4 2.5 3.7 5.5 3.7 9s-1.3 6.5-3.7 9c-2.4-2.5-3.7-5.5-3.7-9s1.3-6.5 3.7-9',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  leave: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 8h7.5M12 12h9M12 16h7.5',
} as const;

export type FrameGlyphName = keyof typeof PATHS;

export function FrameGlyph({ name, size }: { readonly name: FrameGlyphName; readonly size: number }) {
  return <Glyph path={PATHS[name]} size={size} />;
}
