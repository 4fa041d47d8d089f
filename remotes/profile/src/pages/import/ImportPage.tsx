import type { AuthUser } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { lazyPart } from '@tsugi/ui';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { OwnPage } from '../../widgets/own-page/OwnPage.tsx';
import { FilePicker } from './FilePicker.tsx';
import { takeLaunchedFiles } from './launched-file.ts';
import { closeImport, openImport, useOpenImport } from './open-import.ts';
import { ReadingFile } from './ReadingFile.tsx';

// Most visits begin without a file: what is shown of one comes with it, and so do its texts.
const OpenFile = lazyPart(async () => (await loadOpenFile()).OpenFile);

/** Brings a file into the viewer's lists. */
export function ImportPage() {
  return (
    <OwnPage
      segment="import"
      purpose={t`Here you bring lists from a file into your own: a backup, a table, or an export of MyAnimeList.`}
    >
      {(viewer) => <Import viewer={viewer} />}
    </OwnPage>
  );
}

function Import({ viewer }: { readonly viewer: AuthUser }) {
  const session = useOpenImport(viewer.id);
  if (session) {
    return (
      <Suspense fallback={<ReadingFile />}>
        <OpenFile session={session} viewer={viewer} onClose={closeImport} />
      </Suspense>
    );
  }
  return <NextFile viewer={viewer} />;
}

/** A file is chosen here, or the installed app was opened with one: one that comes while another is open waits until that is closed. */
function NextFile({ viewer }: { readonly viewer: AuthUser }) {
  const open = useEffectEvent((file: File) => openImport(viewer, file));
  useEffect(() => takeLaunchedFiles(open), []);
  return <FilePicker onFile={(file) => openImport(viewer, file)} onIntent={warmOpenFile} />;
}

function loadOpenFile() {
  return import(/* webpackChunkName: "import-file" */ './OpenFile.tsx');
}

function warmOpenFile(): void {
  // A head start; the file itself asks again.
  loadOpenFile().catch(() => undefined);
}
