import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { useEffect, useRef, useState } from 'react';

/**
 * A menu whose code arrives with its first use.
 * @returns `menu` once its code is there, and the properties of its button
 */
export function useLazyMenu<Module>(load: () => Promise<Module>) {
  const [menu, setMenu] = useState<Module>();
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!menu) return;
    // The menu's button has replaced the plain one, and with it the press.
    ref.current?.focus();
    ref.current?.click();
  }, [menu]);

  const warm = () => {
    // A head start; the press itself reports a failure.
    load().catch(() => undefined);
  };
  const open = () => {
    load().then(
      (module) => setMenu(() => module),
      () => toast({ tone: 'error', title: t`The menu could not be loaded. Please press again.` }),
    );
  };
  const trigger = {
    ref,
    'aria-haspopup': 'menu',
    ...(menu ? {} : { 'aria-expanded': false, onPointerEnter: warm, onFocus: warm, onClick: open }),
  } as const;
  return { menu, trigger };
}
