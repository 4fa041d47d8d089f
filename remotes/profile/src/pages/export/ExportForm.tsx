import { plural, t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { SegmentedControl } from '@tsugi/ui/components';
import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { fileSizeText } from '../../model/file-size-text.ts';
import type { FileFormat } from '../../model/list-file/file-entry.ts';
import { fileName, saveFile } from '../../model/save-file.ts';
import classes from './Export.module.css';
import type { ExportSession, ExportState } from './export-session.ts';
import { FormatChoice } from './FormatChoice.tsx';
import { FORMAT_EXTENSIONS, FORMAT_NAMES } from './format-texts.ts';
import { LeftOut } from './LeftOut.tsx';
import { ListStates } from './ListStates.tsx';
import type { WrittenList } from './worker/export.protocol.ts';

export type Choice = 'anime' | 'manga' | 'both';

const TYPES = {
  anime: ['ANIME'],
  manga: ['MANGA'],
  both: ['ANIME', 'MANGA'],
} as const;

export interface ExportFormProps {
  readonly userName: string;
  readonly state: ExportState | undefined;
  readonly session: RefObject<ExportSession | undefined>;
}

/** What was saved last. */
interface Saved extends Pick<WrittenList, 'entries'> {
  readonly name: string;
  readonly bytes: number;
}

/** Which lists, in which format; each press of a button saves one file. */
export function ExportForm({ userName, state, session }: ExportFormProps) {
  const [choice, setChoice] = useState<Choice>('both');
  const [format, setFormat] = useState<FileFormat>('json');
  const [busy, setBusy] = useState<string>();
  const [saved, setSaved] = useState<Saved>();
  const types = TYPES[choice];
  /** A file of MyAnimeList has one list. */
  const files = format === 'mal-xml' ? types.map((type) => [type] as const) : [types];

  const save = async (of: readonly ('ANIME' | 'MANGA')[]) => {
    const lists = of.length === 2 ? 'lists' : (of[0] ?? '').toLowerCase();
    setBusy(lists);
    try {
      const written = await session.current?.write(format, of);
      if (!written) return;
      const name = fileName([userName, lists], new Date(), FORMAT_EXTENSIONS[format]);
      saveFile(written.blob, name);
      setSaved({ name, bytes: written.blob.size, entries: written.entries });
    } catch (cause) {
      console.error('Error', cause);
      toast({ tone: 'error', title: t`The file could not be written. Please try again.` });
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <div className={`panel padded column ${classes.form}`}>
      <SegmentedControl<Choice>
        label={t`Lists`}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'both', label: t`Both lists` },
          { value: 'anime', label: t`Anime` },
          { value: 'manga', label: t`Manga` },
        ]}
      />
      <FormatChoice format={format} onChange={setFormat} />
      <ListStates types={types} state={state} onRefresh={() => session.current?.refresh(types)} />
      <div className="wrap gap-3">
        {files.map((of) => {
          const key = of.join();
          const isReady = of.every((type) => state?.[type].status === 'ready');
          const isEmpty = of.every((type) => {
            const list = state?.[type];
            return list?.status === 'ready' && list.list.count === 0;
          });
          return (
            <Button
              key={key}
              variant="primary"
              size="lg"
              icon={<Download size={18} aria-hidden="true" />}
              disabled={!isReady || isEmpty || (busy !== undefined && !isBusyWith(busy, of))}
              busy={busy !== undefined && isBusyWith(busy, of)}
              title={isEmpty ? t`There is nothing on this list` : undefined}
              onClick={() => void save(of)}
            >
              {buttonText(format, files.length > 1 ? of[0] : undefined)}
            </Button>
          );
        })}
      </div>
      <p role="status" className={`subdued ${classes.saved}`}>
        {saved && savedText(saved)}
      </p>
      {format === 'mal-xml' &&
        types.map((type) => (
          <LeftOut key={type} type={type} userName={userName} state={state?.[type]} session={session} />
        ))}
    </div>
  );
}

function isBusyWith(busy: string, of: readonly string[]): boolean {
  return busy === (of.length === 2 ? 'lists' : (of[0] ?? '').toLowerCase());
}

/** @param type given where each list has a button of its own */
function buttonText(format: FileFormat, type: 'ANIME' | 'MANGA' | undefined): string {
  if (type === 'ANIME') return t`Save anime as ${{ formatName: FORMAT_NAMES[format] }}`;
  if (type === 'MANGA') return t`Save manga as ${{ formatName: FORMAT_NAMES[format] }}`;
  return t`Save as ${{ formatName: FORMAT_NAMES[format] }}`;
}

function savedText({ name, bytes, entries }: Saved): string {
  const size = fileSizeText(bytes);
  return plural(entries, {
    one: `Saved ${name}: # entry, ${size}.`,
    other: `Saved ${name}: # entries, ${size}.`,
  });
}
