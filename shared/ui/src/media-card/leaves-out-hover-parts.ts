/**
 * Whether a card is rendered without what it shows only while it is hovered or has the focus. Not by React. In the build of first
 * screens another module stands here (substitutes.json), by which it is left out where a pointer can hover: React adds it.
 */
export function leavesOutHoverParts(): boolean {
  return false;
}
