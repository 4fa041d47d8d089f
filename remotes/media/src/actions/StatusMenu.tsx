import { listStatusLabel } from '@tsugi/ui/components';
import { Menu, MenuRadioGroup } from '@tsugi/ui/menu';
import type { ReactElement } from 'react';
import type { MediaType } from '../media/media-params.ts';

export type ListStatusChoice = 'CURRENT' | 'PLANNING' | 'COMPLETED' | 'REPEATING' | 'PAUSED' | 'DROPPED';

const CHOICES: readonly ListStatusChoice[] = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'REPEATING',
  'PAUSED',
  'DROPPED',
];

export interface StatusMenuProps {
  readonly trigger: ReactElement;
  readonly status: string | null;
  readonly type: MediaType;
  readonly onStatus: (status: ListStatusChoice) => void;
}

/** The statuses an entry can have; the present one is checked. */
export function StatusMenu({ trigger, status, type, onStatus }: StatusMenuProps) {
  return (
    <Menu trigger={trigger}>
      <MenuRadioGroup
        label="Status"
        value={CHOICES.find((choice) => choice === status) ?? null}
        onChange={onStatus}
        options={CHOICES.map((value) => ({ value, label: listStatusLabel(value, type) }))}
      />
    </Menu>
  );
}
