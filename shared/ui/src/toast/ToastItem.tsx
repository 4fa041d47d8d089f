import { t } from '@tsugi/i18n/macro';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { messageElementId, returnFocus } from './focus-message.ts';
import classes from './Toaster.module.css';
import { dismissToast, type ToastMessage } from './toast.ts';

const ICONS = { good: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** How long a message stays: long enough to read, longer when there is something to do about it. */
const PLAIN_MS = 5_000;
const IMPORTANT_MS = 12_000;

/** One message. It does not leave while the pointer or the focus is on it. */
export function ToastItem({ message }: { readonly message: ToastMessage }) {
  const { id, tone = 'good', title, body, action, content, durationMs } = message;
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isHovered || hasFocus;
  const lifeMs = durationMs ?? (action || tone === 'error' ? IMPORTANT_MS : PLAIN_MS);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), lifeMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, lifeMs]);

  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) returnFocus();
    };
  }, []);

  const Icon = ICONS[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the message is a convenience, not a control
    <div
      ref={box}
      id={messageElementId(id)}
      className={`row wrap gap-3 ${classes.toast}`}
      data-tone={tone}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon className={classes.icon} size={20} aria-hidden="true" />
      <div className="grow">
        <p className={`label ${classes.title}`}>{title}</p>
        {body && <p className="fine">{body}</p>}
      </div>
      {action && (
        <Button
          data-message-action=""
          variant="ghost"
          size="sm"
          className={classes.action}
          onClick={() => {
            dismissToast(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t`Close message`} size="sm" onClick={() => dismissToast(id)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      {content && (
        <div className={classes.content} data-message-content="">
          {content}
        </div>
      )}
    </div>
  );
}
