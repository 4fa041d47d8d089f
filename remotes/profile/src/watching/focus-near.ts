/** A card is about to go: when the focus is in it, a neighbour takes it, or else the heading of the section. */
export function focusNear(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return;
  const neighbour = card.nextElementSibling ?? card.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('a') ?? card.closest('section')?.querySelector<HTMLElement>('h2');
  target?.focus();
}
