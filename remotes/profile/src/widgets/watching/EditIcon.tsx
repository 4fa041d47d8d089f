import { Glyph } from '@tsugi/ui';

export function EditIcon() {
  return <Glyph path="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4" size={18} />;
}
