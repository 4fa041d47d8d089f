import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useNavigate } from '@tsugi/router';
import { useEffect } from 'react';
import { userPath } from '../../../model/user-path.ts';
import { OwnPage } from '../../../widgets/own-page/OwnPage.tsx';
import { listenForLaunchedFiles } from '../launched-file.ts';

/** /import: where the installed app opens files. It knows no account, and leads to the viewer's own page. */
export function LaunchedPage() {
  const navigate = useNavigate();
  const auth = useAuth();
  const viewerName = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  useEffect(listenForLaunchedFiles, []);
  useEffect(() => {
    if (viewerName !== undefined) void navigate(userPath(viewerName, 'import'), { replace: true });
  }, [viewerName, navigate]);
  return (
    <div className="page">
      <OwnPage
        segment="import"
        purpose={t`Files with lists are brought into your own lists here. Log in, then open the file again.`}
      >
        {() => null}
      </OwnPage>
    </div>
  );
}
