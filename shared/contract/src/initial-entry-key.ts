/** The router's key of the history entry that this document was opened with, unless the entry has had one before. */
export const initialEntryKey = (): string => `first-${performance.timeOrigin}`;
