import type { useListEntry } from '@tsugi/data/controls';

/** An own entry, as far as its page knows it. */
export type OwnEntry = NonNullable<Parameters<typeof useListEntry>[1]>;
