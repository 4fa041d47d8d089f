import { t } from '@tsugi/i18n/macro';
import { listStatusLabel } from '@tsugi/ui/components';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@tsugi/ui/menu';
import { SquarePen } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MediaType } from '../media/media-params.ts';
import { STATUS_CHOICES } from './own-entry.ts';

export type ListStatusChoice = (typeof STATUS_CHOICES)[number];

export interface StatusMenuProps {
  readonly trigger: ReactElement;
  readonly status: string | null;
  readonly type: MediaType;
  readonly onStatus: (status: ListStatusChoice) => void;
  /** Opens the editor of the whole entry. */
  readonly onEdit: () => void;
}

/** The statuses an entry can have, the present one checked, and the way to all its other fields. */
export function StatusMenu({ trigger, status, type, onStatus, onEdit }: StatusMenuProps) {
  return (
    <Menu trigger={trigger}>
      <MenuRadioGroup
        label={t`Status`}
        value={STATUS_CHOICES.find((choice) => choice === status) ?? null}
        onChange={onStatus}
        options={STATUS_CHOICES.map((value) => ({ value, label: listStatusLabel(value, type) }))}
      />
      <MenuSeparator />
      <MenuItem icon={<SquarePen size={18} aria-hidden="true" />} onClick={onEdit}>
        {t`Score, dates, notes…`}
      </MenuItem>
    </Menu>
  );
}
