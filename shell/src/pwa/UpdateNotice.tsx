import { Button } from '@tsugi/ui';
import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { OfferCard } from './OfferCard.tsx';
import { onUpdateOffer, takeUpdate, updateLater, updateOffer } from './update-offer.ts';

/** Offers a release that appeared while the page was open. */
export function UpdateNotice() {
  const isOffered = useSyncExternalStore(onUpdateOffer, updateOffer);
  const [isTaken, setTaken] = useState(false);
  if (!isOffered) return null;
  const take = () => {
    setTaken(true);
    takeUpdate();
  };
  return (
    <OfferCard
      label="Update"
      picture={<RefreshCw size={20} />}
      text="A new version is ready"
      actions={
        <>
          <Button variant="ghost" onClick={updateLater}>
            Later
          </Button>
          <Button variant="primary" busy={isTaken} onClick={take}>
            Reload
          </Button>
        </>
      }
    />
  );
}
