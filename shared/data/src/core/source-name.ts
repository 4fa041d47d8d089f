/** The services this client reads: the tracker (GraphQL), the MAL-style service (REST), and the themes service (either). */
export type SourceName = 'tracker' | 'mal' | 'themes';
