/**
 * Whether a card is rendered without what it shows only while it is hovered or has the focus. React renders all of it. A file of its
 * own, since another module stands here in the build of first screens (substitutes.json), which leaves it out where a pointer can hover.
 */
export function leavesOutHoverParts(): boolean {
  return false;
}
