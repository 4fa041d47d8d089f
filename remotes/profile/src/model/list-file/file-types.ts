/** Files that can be imported, by media type. What a file really is, its content says. */
export const FILE_TYPES = {
  'application/json': ['.json'],
  'text/csv': ['.csv'],
  'text/xml': ['.xml'],
  'application/xml': ['.xml'],
  'application/gzip': ['.gz'],
} as const;
