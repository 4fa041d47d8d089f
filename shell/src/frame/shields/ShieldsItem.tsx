import { t } from '@tsugi/i18n/macro';
import { MenuItem } from '@tsugi/ui/menu';
import { liftShields, restoreShields, shieldsLiftedAtom, shieldsOnAtom } from '@tsugi/ui/shields';
import { useAtomValue } from 'jotai';
import { Eye, EyeOff } from 'lucide-react';

/** Shows in this tab what is hidden, and hides it again; nothing where nothing is hidden. */
export function ShieldsItem() {
  const isOn = useAtomValue(shieldsOnAtom);
  const isLifted = useAtomValue(shieldsLiftedAtom);
  if (!isOn) return null;
  return isLifted ? (
    <MenuItem icon={<EyeOff size={18} aria-hidden="true" />} onClick={restoreShields}>
      {t`Hide spoilers again`}
    </MenuItem>
  ) : (
    <MenuItem icon={<Eye size={18} aria-hidden="true" />} onClick={liftShields}>
      {t`Show everything in this tab`}
    </MenuItem>
  );
}
