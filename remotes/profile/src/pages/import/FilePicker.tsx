import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { fileSizeText } from '../../model/file-size-text.ts';
import { MAX_BYTES, MAX_ROWS } from '../../model/list-file/file-problem.ts';
import classes from './Import.module.css';

export interface FilePickerProps {
  readonly onFile: (file: File) => void;
  /** A file is likely to come. */
  readonly onIntent: () => void;
}

/** Phones show files by these; what a file is, its content says. */
const ACCEPTED = '.json,.csv,.xml,.gz,application/json,text/csv,text/xml,application/xml,application/gzip';

/** A file is chosen, or dropped anywhere on the panel. */
export function FilePicker({ onFile, onIntent }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button in it does the same
    <div
      className={`panel centred ${classes.drop}`}
      data-over={isOver ? '' : undefined}
      onDragEnter={onIntent}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp size={30} aria-hidden="true" className={classes.dropIcon} />
      <p className="strong">{t`Choose a file, or drop one here`}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`File with lists`}
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
        }}
      />
      <Button
        variant="primary"
        size="lg"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => input.current?.click()}
      >{t`Choose a file`}</Button>
      <p className={`fine ${classes.dropText}`}>
        {t`The JSON or CSV that you have exported here, or the XML of MyAnimeList, also packed as .gz. Up to ${{ size: fileSizeText(MAX_BYTES) }} and ${{ rows: formatNumber(MAX_ROWS) }} entries. The file stays on this device, and nothing is changed before you have seen what would change.`}
      </p>
    </div>
  );
}
