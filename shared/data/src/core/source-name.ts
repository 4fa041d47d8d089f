/** The services this client reads: the tracker (GraphQL), the MAL-style service and the themes service (both REST). */
export type SourceName = 'tracker' | 'mal' | 'themes';
