import { t } from '@tsugi/i18n/macro';
import { lazyPart } from '@tsugi/ui';
import { IconButton } from '@tsugi/ui/components';
import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';

const loadDialog = () => import(/* webpackChunkName: "saved-searches" */ './SavedDialog.tsx');
const SavedDialog = lazyPart(async () => (await loadDialog()).SavedDialog);

export interface SavedButtonProps {
  /** Of this page, from the product's root. */
  readonly path: string;
  /** What the search is called until the user names it. */
  readonly title: string;
}

/** Opens the saved searches, whose code arrives with the first use. */
export function SavedButton({ path, title }: SavedButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={t`Saved searches`}
        aria-haspopup="dialog"
        // A head start; a failure is told where the dialog would be.
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        <Bookmark size={17} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SavedDialog path={path} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
