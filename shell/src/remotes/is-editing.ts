/** Whether a field has the focus: a reload would lose its text. */
export function isEditing(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
}
