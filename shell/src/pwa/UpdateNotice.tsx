import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { useAtomValue } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { OfferCard } from './OfferCard.tsx';
import { takeUpdate, updateLater, updateOfferAtom } from './update-offer.ts';

/** Offers a release that appeared while the page was open. */
export function UpdateNotice() {
  const isOffered = useAtomValue(updateOfferAtom);
  const [isTaken, setTaken] = useState(false);
  if (!isOffered) return null;
  const take = () => {
    setTaken(true);
    takeUpdate();
  };
  return (
    <OfferCard
      label={t`Update`}
      picture={<RefreshCw size={20} />}
      text={t`A new version is ready`}
      actions={
        <>
          <Button variant="ghost" onClick={updateLater}>{t`Later`}</Button>
          <Button variant="primary" busy={isTaken} onClick={take}>{t`Reload`}</Button>
        </>
      }
    />
  );
}
