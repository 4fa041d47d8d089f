import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileSizeText } from '../../model/file-size-text.ts';
import { MAX_BYTES, MAX_ROWS } from '../../model/list-file/file-problem.ts';
import { FILE_TYPES } from '../../model/list-file/file-types.ts';
import classes from './Import.module.css';

export interface FilePickerProps {
  readonly onFile: (file: File) => void;
  /** A file is likely to come. */
  readonly onIntent: () => void;
}

/** Phones show files by these; what a file is, its content says. */
const ACCEPTED = [...new Set(Object.entries(FILE_TYPES).flat(2))].join(',');

/** A file is chosen, or dropped anywhere on the page: beside the panel, the browser would leave the page for it. */
export function FilePicker({ onFile, onIntent }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDrop(onFile, onIntent);
  return (
    <div className={`panel centred ${classes.drop}`} data-over={isOver ? '' : undefined}>
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

/** Takes files that are dropped on the window. @returns whether one is over it */
function useDrop(onFile: FilePickerProps['onFile'], onIntent: () => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
  const expect = useEffectEvent(onIntent);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const over = (event: DragEvent) => {
      // A text or link that is dragged is none of ours.
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const enter = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) expect();
    };
    const leave = (event: DragEvent) => {
      // Between two elements of the page it stays over the window.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      setIsOver(false);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    addEventListener('dragenter', enter, { signal });
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => abort.abort();
  }, []);
  return isOver;
}
