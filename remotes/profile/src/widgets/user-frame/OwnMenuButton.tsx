import { t } from '@tsugi/i18n/macro';
import { IconButton } from '@tsugi/ui/components';
import { Ellipsis } from 'lucide-react';
import { useLazyMenu } from '../../model/use-lazy-menu.ts';

export interface OwnMenuButtonProps {
  readonly userName: string;
  /** As large as the buttons beside it. */
  readonly isLow: boolean;
}

/** What the owner does with the lists as a whole. Its code arrives with the first use. */
export function OwnMenuButton({ userName, isLow }: OwnMenuButtonProps) {
  const menu = useLazyMenu(() => import(/* webpackChunkName: "own-menu" */ './OwnMenu.tsx'));
  const button = (
    <IconButton
      {...menu.trigger}
      label={t`Your lists`}
      title={t`More`}
      size={isLow ? 'sm' : 'md'}
      variant={isLow ? 'ghost' : 'outline'}
    >
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  );
  return menu.module ? <menu.module.OwnMenu userName={userName} trigger={button} /> : button;
}
