import type { AuthUser } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { createPreloadedSessions } from '@tsugi/lists/preloaded-session';
import { useSession } from '@tsugi/lists/use-session';
import { OwnPage } from '../../widgets/own-page/OwnPage.tsx';
import { ExportForm } from './ExportForm.tsx';
import { type ExportSession, type ExportState, openExportSession } from './export-session.ts';

/** The viewer's lists as files. */
export function ExportPage() {
  return (
    <OwnPage
      segment="export"
      purpose={t`Here you save your lists as files: as a backup, for a spreadsheet, or for MyAnimeList.`}
    >
      {(viewer) => <Export key={viewer.id} viewer={viewer} />}
    </OwnPage>
  );
}

/** The worker starts with the page: nothing is opened ahead. */
const preloaded = createPreloadedSessions<ExportSession>();

function Export({ viewer }: { readonly viewer: AuthUser }) {
  const [state, session] = useSession<ExportState, ExportSession>({
    key: viewer.name,
    preloaded,
    open: () => openExportSession(viewer.name),
  });
  return <ExportForm userName={viewer.name} state={state} session={session} />;
}
