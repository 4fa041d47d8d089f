import { t } from '@tsugi/i18n/macro';
import { lazyPart, PageTitle } from '@tsugi/ui';
import { Suspense } from 'react';

const MissingPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "failed-page" */ './route-failure/MissingPage.tsx')).MissingPage,
);

export function NotFound() {
  return (
    <div className="page" data-outcome="missing">
      <PageTitle title={t`Not found`} />
      <Suspense fallback={<h1>{t`Not fould 404`}</h1>}>
        <MissingPage />
      </Suspense>
    </div>
  );
}
