/** Whether a field has the focus: what is typed there would be lost with the document. */
export function isEditing(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
}
