/** Before a card with the focus is removed: a neighbour takes the focus, or else the heading of the section. */
export function focusNear(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return;
  const neighbour = card.nextElementSibling ?? card.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('a') ?? card.closest('section')?.querySelector<HTMLElement>('h2');
  target?.focus();
}
