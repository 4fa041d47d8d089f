import { Button, EmptyState } from '@tsugi/ui';

/** A link said `preventFetch`: nothing is requested until the user says so. */
export function SearchPaused({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <EmptyState
      title="This search has not started"
      body="Set the filters first, then search."
      action={
        <Button variant="primary" onClick={onSearch}>
          Search now
        </Button>
      }
    />
  );
}
