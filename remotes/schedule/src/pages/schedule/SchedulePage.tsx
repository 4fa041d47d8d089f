import { t } from '@tsugi/i18n/macro';
import { PageTitle } from '@tsugi/ui';

export function SchedulePage() {
  return (
    <div className="page">
      <PageTitle title={t`Schedule`} />
      <h1>{t`Schedule`}</h1>
    </div>
  );
}
