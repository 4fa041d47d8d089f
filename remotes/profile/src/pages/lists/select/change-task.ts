/** What the dialog is opened for: a group of fields, or to take the entries off the list. */
export const FIELD_GROUPS = ['status', 'score', 'progress', 'dates', 'notes', 'customLists', 'more'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];
export type ChangeTask = FieldGroup | 'delete';
