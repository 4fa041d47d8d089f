export interface GlyphProps {
  /** Strokes on a 24 pixel square. */
  readonly path: string;
  /** Pixels. */
  readonly size: number;
}

/** Decoration: the name of what it stands for is beside it or on its control. Pages with many take the icon library. */
export function Glyph({ path, size }: GlyphProps) {
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
      <path d={path} />
    </svg>
  );
}
