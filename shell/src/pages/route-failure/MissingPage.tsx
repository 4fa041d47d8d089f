import { t } from '@tsugi/i18n/macro';
import { ButtonLink, EmptyState } from '@tsugi/ui';

export function MissingPage() {
  return (
    <EmptyState
      titleAs="h1"
      title={t`Not fould 404`}
      body={t`There is no page at this URL.`}
      action={<ButtonLink to="/">{t`Go home`}</ButtonLink>}
    />
  );
}
