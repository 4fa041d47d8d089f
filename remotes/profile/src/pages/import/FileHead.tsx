import { plural, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { joinItems } from '@tsugi/ui/components';
import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { FileFormat } from '../../model/list-file/file-entry.ts';
import classes from './Import.module.css';
import type { ImportSession } from './import-session.ts';
import type { ReadFile } from './worker/import.protocol.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@tsugi/ui/dialog')).ConfirmDialog }));

export interface FileHeadProps {
  readonly session: ImportSession;
  readonly file: ReadFile;
  readonly onClose: () => void;
}

/** The same in all languages. */
const MY_ANIME_LIST = 'MyAnimeList';

const FORMAT_TEXTS: Readonly<Record<FileFormat, string>> = {
  json: 'JSON',
  csv: 'CSV',
  'mal-xml': MY_ANIME_LIST,
};

/** Which file is open, and the way to another one. */
export function FileHead({ session, file, onClose }: FileHeadProps) {
  const [isAsking, setIsAsking] = useState(false);
  const facts = [
    FORMAT_TEXTS[file.format],
    plural({ count: file.rows }, { one: '# entry', other: '# entries' }),
    ...(file.userName ? [t`lists of ${{ userName: file.userName }}`] : []),
  ];
  return (
    <div className={`row wrap spread gap-3 panel ${classes.head}`}>
      <div className="row gap-3 narrow">
        <FileText size={26} aria-hidden="true" className={classes.headIcon} />
        <div className="narrow">
          <p className="strong anywhere">{session.fileName}</p>
          <p className="fine">{joinItems(facts)}</p>
        </div>
      </div>
      <Button
        variant="outline"
        onClick={() => (session.isTouched() ? setIsAsking(true) : onClose())}
      >{t`Choose another file`}</Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setIsAsking}
            title={t`Choose another file?`}
            confirmLabel={t`Discard`}
            onConfirm={onClose}
          >
            {t`What you have chosen here is lost. Your lists stay as they are.`}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
