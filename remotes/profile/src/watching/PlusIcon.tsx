import { Glyph } from '@tsugi/ui';

/** An own SVG: the icon library would be a fifth of this part of the page. */
export function PlusIcon() {
  return <Glyph path="M5 12h14M12 5v14" size={20} />;
}
