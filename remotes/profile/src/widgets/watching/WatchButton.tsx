import { t } from '@tsugi/i18n/macro';
import { Glyph } from '@tsugi/ui';
import { useLazyMenu } from '../../model/use-lazy-menu.ts';
import type { StreamingSite } from './current-lists.query.ts';
import classes from './WatchButton.module.css';

interface WatchButtonProps {
  readonly title: string;
  /** At least one. */
  readonly sites: readonly StreamingSite[];
}

/** On the cover: opens the menu of the sites that stream the anime, whose code arrives with the first use. */
export function WatchButton({ title, sites }: WatchButtonProps) {
  const menu = useLazyMenu(loadMenu);
  const button = (
    <button
      {...menu.trigger}
      type="button"
      className={classes.button}
      aria-label={t`Where to watch ${title}`}
      title={t`Where to watch`}
    >
      <span className={`centred ${classes.chip}`}>
        <Glyph path="M8 5.5v13l10.5-6.5z" size={16} />
      </span>
    </button>
  );
  return menu.module ? <menu.module.WatchMenu sites={sites} trigger={button} /> : button;
}

function loadMenu() {
  return import(/* webpackChunkName: "watch-menu" */ './WatchMenu.tsx');
}
