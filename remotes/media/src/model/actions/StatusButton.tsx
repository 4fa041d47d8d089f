import { t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { ScoreText, WaitingMark, waitingText } from '@tsugi/ui/components';
import { Check, SquarePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MediaType } from '../media/media-params.ts';
import { listButtonText, type OwnEntry } from './list-button-text.ts';
import type { ListStatusChoice } from './StatusMenu.tsx';

type MenuModule = typeof import('./StatusMenu.tsx');

export interface StatusButtonProps {
  readonly entry: OwnEntry | null;
  readonly type: MediaType;
  /** Episodes or chapters, where known. */
  readonly total: number | null;
  /** The own score; empty without one. */
  readonly score?: string | undefined;
  readonly isSaving: boolean;
  /** The change is stored and not sent yet. */
  readonly isWaiting: boolean;
  readonly onStatus: (status: ListStatusChoice) => void;
  /** Opens the editor of the whole entry. */
  readonly onEdit: () => void;
  /** The user is about to choose: the editor may be loaded. */
  readonly onIntent: () => void;
}

/** The page is there, and what it shows first has loaded. */
const QUIET_MS = 5_000;

/** The page's primary action: shows the own status, and opens the menu that changes it. */
export function StatusButton(props: StatusButtonProps) {
  const { entry, type, total, score, isSaving, isWaiting, onStatus, onEdit, onIntent } = props;
  const [menu, setMenu] = useState<MenuModule>();
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!menu) return;
    // The menu's button has replaced the plain one, and with it the press.
    trigger.current?.focus();
    trigger.current?.click();
  }, [menu]);

  // A status can be changed offline too: the service worker stores the menu's file, also without a press.
  useEffect(() => {
    const timer = setTimeout(async () => {
      // Absent in an insecure context; pending where there is no worker.
      await navigator.serviceWorker?.ready;
      if (navigator.serviceWorker) loadMenu().catch(() => undefined);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);

  const open = async () => {
    try {
      setMenu(await loadMenu());
    } catch {
      toast({
        tone: 'error',
        title: navigator.onLine
          ? t`The menu could not be loaded. Please try again.`
          : t`You are offline, and the menu is not stored on this device yet.`,
      });
    }
  };
  // Only fetches: a button that is replaced under the pointer would miss the press.
  const warm = () => {
    loadMenu().catch(() => undefined);
    onIntent();
  };

  const button = (
    <Button
      ref={trigger}
      variant="primary"
      size="lg"
      wide
      aria-haspopup="menu"
      data-saving={isSaving ? '' : undefined}
      title={isWaiting ? waitingText() : undefined}
      icon={
        entry?.status ? <Check size={19} aria-hidden="true" /> : <SquarePen size={18} aria-hidden="true" />
      }
      {...(menu
        ? {}
        : {
            'aria-expanded': false,
            onPointerEnter: warm,
            onFocus: warm,
            onClick: open,
            onKeyDown: ({ key }) => {
              if (key === 'ArrowDown' || key === 'ArrowUp') void open();
            },
          })}
    >
      {listButtonText(entry, type, total)}
      {entry?.status && score && (
        <>
          {' · '}
          <ScoreText text={score} />
        </>
      )}
      {isWaiting && <WaitingMark />}
    </Button>
  );
  if (!menu) return button;
  return (
    <menu.StatusMenu
      trigger={button}
      status={entry?.status ?? null}
      type={type}
      onStatus={onStatus}
      onEdit={onEdit}
    />
  );
}

function loadMenu(): Promise<MenuModule> {
  return import(/* webpackChunkName: "status-menu" */ './StatusMenu.tsx');
}
