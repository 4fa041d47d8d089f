/** A plain element with a class and children; null children are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | undefined,
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children.filter((child) => child !== null));
  return node;
}
