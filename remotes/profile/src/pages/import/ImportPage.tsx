import type { AuthUser } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { OwnPage } from '../../widgets/own-page/OwnPage.tsx';
import { FilePicker } from './FilePicker.tsx';
import { OpenFile } from './OpenFile.tsx';
import { closeImport, openImport, useOpenImport } from './open-import.ts';

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
  if (session) return <OpenFile session={session} viewer={viewer} onClose={closeImport} />;
  return <FilePicker onFile={(file) => openImport(viewer, file)} />;
}
