import { t } from '@tsugi/i18n/macro';
import { useAtomValue } from 'jotai/react';
import classes from './Toaster.module.css';
import { ToastItem } from './ToastItem.tsx';
import { toastsAtom } from './toast.ts';

/** The place where messages appear; the shell renders one. The region is always there, so that each message is read out. */
export function Toaster() {
  const messages = useAtomValue(toastsAtom);
  return (
    <section
      aria-label={t`Messages`}
      aria-live="polite"
      aria-relevant="additions text"
      className={classes.region}
    >
      {messages.map((message) => (
        <ToastItem key={message.id} message={message} />
      ))}
    </section>
  );
}
