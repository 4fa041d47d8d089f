/** Path data on a square of 24 units. */
export const ICONS = {
  status: 'M5 6h14M5 12h8M5 18h6M15 17l2.5 2.5L22 15',
  score: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  more: 'M12 5v14M5 12h14',
  progress: 'M4 18V9M10 18V5M16 18v-7M22 18H2',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 20 9.2C20 15 12 20 12 20z',
  page: 'M6 3h9l4 4v14H6zM14 3v5h5',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2.3.6 3.5 2.2 3.5 5.2',
  site: 'M10 5H5v14h14v-5M14 5h5v5M19 5l-9 9',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
} as const;
