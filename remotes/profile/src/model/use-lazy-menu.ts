import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** For the button of a menu. */
export interface LazyMenuTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded'?: false;
  readonly onFocus?: () => void;
  readonly onClick?: () => void;
}

export interface LazyMenu<M> {
  /** The module with the menu, once it was wanted: it is rendered with the button as its trigger. */
  readonly module: M | undefined;
  readonly trigger: LazyMenuTrigger;
}

/** A menu whose code arrives with the first use of its button. @param load imports its module */
export function useLazyMenu<M>(load: () => Promise<M>): LazyMenu<M> {
  const [module, setModule] = useState<M>();
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!module) return;
    // The menu's button has replaced the plain one, and with it the press.
    ref.current?.focus();
    ref.current?.click();
  }, [module]);

  const open = () =>
    void load().then(
      (loaded) => setModule(() => loaded),
      () => toast({ tone: 'error', title: t`The menu could not be loaded. Please press again.` }),
    );
  // A head start; the press itself reports a failure.
  const warm = () => void load().catch(() => undefined);
  const plain = { 'aria-expanded': false, onFocus: warm, onClick: open } as const;
  return { module, trigger: { ref, 'aria-haspopup': 'menu', ...(module ? {} : plain) } };
}
