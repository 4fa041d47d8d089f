/** The pictures of empty and failed states, drawn on a 24 pixel square. Everything else is from the icon library. */
const PATHS = {
  alert: 'M7 18a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10a4 4 0 0 1 1 7.8M12 11v5M12 20v.01',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
} as const;

export type GlyphName = keyof typeof PATHS;

/** Decoration: the name of what it stands for is beside it or on its control. */
export function Glyph({ name, size }: { readonly name: GlyphName; readonly size: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
