import type { WaitingChange } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';

const NAMES: Readonly<Record<WaitingChange['about'], string>> = {
  get favourite() {
    return t`A favourite`;
  },
  get like() {
    return t`An activity`;
  },
  get follow() {
    return t`A user`;
  },
  get entry() {
    return t`A list entry`;
  },
  get rating() {
    return t`A recommendation`;
  },
  get setting() {
    return t`A setting`;
  },
};

/** What the change is about, as a heading. */
export function changeTitle({ title, about }: WaitingChange): string {
  return title ?? NAMES[about];
}
