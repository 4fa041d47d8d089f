import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { useAtomValue } from 'jotai';
import { baseUrl } from '../base-url.ts';
import { install, installLater, installOfferAtom } from './install-offer.ts';
import { OfferCard } from './OfferCard.tsx';

/** Offers installation on touch devices, once the browser has raised its install event. */
export function InstallBanner() {
  const offer = useAtomValue(installOfferAtom);
  if (offer === 'none') return null;
  return (
    <OfferCard
      label={t`Install`}
      picture={<img src={new URL('icon-192.png', baseUrl).href} alt="" width={44} height={44} />}
      text={t`Install as Progressive Web App to get more screen space.`}
      note={offer === 'failed' ? t` Failed to install` : undefined}
      actions={
        <>
          <Button variant="ghost" onClick={installLater}>{t`Not now`}</Button>
          <Button variant="primary" onClick={() => void install()}>{t`Install`}</Button>
        </>
      }
    />
  );
}
