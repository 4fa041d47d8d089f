import { Glyph } from '@tsugi/ui';
import { Menu, MenuLink } from '@tsugi/ui/menu';
import type { ReactElement } from 'react';
import type { StreamingSite } from './current-lists.query.ts';

export interface WatchMenuProps {
  readonly trigger: ReactElement;
  readonly sites: readonly StreamingSite[];
}

/** The sites by their names; several of one name differ by language. */
export function WatchMenu({ trigger, sites }: WatchMenuProps) {
  return (
    <Menu trigger={trigger} align="start">
      {sites.map(({ url, site, language }) => (
        <MenuLink key={url} to={url} newTab icon={<Glyph path={AWAY} size={18} />}>
          {language ? `${site} (${language})` : site}
        </MenuLink>
      ))}
    </Menu>
  );
}

const AWAY = 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5';
