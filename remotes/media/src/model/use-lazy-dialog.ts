import { toast } from '@tsugi/ui';
import { useState } from 'react';

export interface LazyDialog<M> {
  /** The dialog's code, once it has loaded. */
  readonly module: M | undefined;
  /** Properties of the dialog. */
  readonly props: { readonly open: boolean; readonly onOpenChange: (isOpen: boolean) => void };
  /** Properties of the button that opens it. */
  readonly trigger: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** A dialog whose code loads when the pointer or the focus comes to its button. @param failure said when it cannot be loaded */
export function useLazyDialog<M>(load: () => Promise<M>, failure: string): LazyDialog<M> {
  const [module, setModule] = useState<{ readonly loaded: M }>();
  const [isOpen, setIsOpen] = useState(false);
  // A head start; the click itself reports a failure.
  const warm = () => void load().catch(() => undefined);
  const open = async () => {
    try {
      setModule({ loaded: await load() });
      setIsOpen(true);
    } catch {
      toast({ tone: 'error', title: failure });
    }
  };
  return {
    module: module?.loaded,
    props: { open: isOpen, onOpenChange: setIsOpen },
    trigger: { 'aria-haspopup': 'dialog', onPointerEnter: warm, onFocus: warm, onClick: open },
  };
}
