import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Dices } from 'lucide-react';
import classes from './MediaListPage.module.css';

export interface RandomButtonProps {
  /** Undefined while it is not known what can be proposed. */
  readonly onPress: (() => void) | undefined;
  /** Why there is nothing to propose. */
  readonly reason?: string | undefined;
}

/** By touch a tooltip is not seen: with a reason it can be pressed all the same, and the press says why. */
export function RandomButton({ onPress, reason }: RandomButtonProps) {
  return (
    <Button
      {...(classes.compare ? { className: classes.compare } : {})}
      variant="outline"
      icon={<Dices size={18} aria-hidden="true" />}
      title={reason ?? t`A random title of those that you plan`}
      disabled={!onPress}
      {...(reason ? { 'aria-disabled': true, 'aria-description': reason } : {})}
      onClick={onPress}
    >
      <span>{t`Random`}</span>
    </Button>
  );
}
