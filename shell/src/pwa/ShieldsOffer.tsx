import { setDeviceSettings } from '@tsugi/contract/device-settings';
import { t } from '@tsugi/i18n/macro';
import { useNavigate } from '@tsugi/router';
import { Button } from '@tsugi/ui';
import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OfferCard } from './OfferCard.tsx';

/** Says once, to each device, that scores and spoilers can be hidden. */
export function ShieldsOffer() {
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  // Seen is answered: it does not come again.
  useEffect(() => setDeviceSettings({ shieldsOffered: true }), []);
  if (!isOpen) return null;
  const choose = () => {
    setOpen(false);
    void navigate('/settings/spoilers');
  };
  return (
    <OfferCard
      label={t`Hide spoilers`}
      picture={<EyeOff size={26} aria-hidden="true" />}
      text={t`Scores, unseen episodes and spoilers can stay hidden until you want to see them.`}
      actions={
        <>
          <Button variant="ghost" onClick={() => setOpen(false)}>{t`Not now`}</Button>
          <Button variant="primary" onClick={choose}>{t`Choose`}</Button>
        </>
      }
    />
  );
}
