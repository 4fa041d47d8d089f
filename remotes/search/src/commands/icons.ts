/** Path data on a square of 24 units. */
export const ICONS = {
  pin: 'M9 3h6l-1 6 4 4H6l4-4zM12 13v8',
  save: 'M6 3h12v18l-6-5-6 5z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
} as const;
