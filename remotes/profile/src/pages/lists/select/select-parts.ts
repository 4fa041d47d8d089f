import type { ComponentType } from 'react';
import type { ShownRows } from './selection.ts';

export interface SelectBoxProps {
  readonly row: number;
  readonly mediaId: number;
  readonly title: string;
}

export interface SelectionPanelProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly shown: ShownRows;
  readonly scoreFormat: string;
  /** The selection ends: by a key or button, or because its changes have been begun. */
  readonly onLeave: () => void;
}

/** Entries are being selected. */
export interface ActiveSelection {
  readonly press: (row: number, isRange: boolean) => void;
  /** The checkbox of an entry. */
  readonly Box: ComponentType<SelectBoxProps>;
  /** How many are selected, and what can be done with them. */
  readonly Panel: ComponentType<SelectionPanelProps>;
}
