/**
 * Whether a card is rendered without what it shows only while it is hovered: React renders all of it. In the build of first screens another
 * module stands here, which leaves it out where a pointer can hover: React adds it, before a pointer has come to rest on a card.
 */
export function leavesOutHoverParts(): boolean {
  return false;
}
