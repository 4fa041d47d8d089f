import { t } from '@tsugi/i18n/macro';
import { Clock } from 'lucide-react';
import classes from './WaitingMark.module.css';

/** The text of the mark, as a control's description. */
export const waitingText = () => t`Waiting to be sent`;

/** In English, for deployed remotes of a time before the product had languages. */
export const WAITING_TEXT = 'Waiting to be sent' as const;

/** A small clock on the corner of a control whose change is stored and not sent yet. The control is positioned. */
export function WaitingMark() {
  return (
    <span className={`centred ${classes.mark}`} data-waiting-mark="" aria-hidden="true">
      <Clock size={11} strokeWidth={2.75} />
    </span>
  );
}
