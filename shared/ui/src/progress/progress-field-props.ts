import type { ProgressLayout } from './progress-layout.ts';
import type { ProgressNoun } from './typed-progress.ts';

export interface ProgressFieldProps {
  /** Of the media. */
  readonly title: string;
  readonly noun: ProgressNoun;
  readonly value: number;
  /** How many there are; null while unknown. */
  readonly total: number | null;
  /** Called with another number that is in range. */
  readonly onSave: (value: number) => void;
  readonly disabled?: boolean | undefined;
  /** The text of the number while it is not edited: "7/12" when left out. */
  readonly text?: string | undefined;
  /** The text says what is counted. */
  readonly saysUnit?: boolean;
  readonly layout?: ProgressLayout;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly className?: string | undefined;
}
