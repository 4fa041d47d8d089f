import { ButtonLink, EmptyState } from '@tsugi/ui';

export function MissingPage() {
  return (
    <EmptyState
      titleAs="h1"
      title="Not fould 404"
      body="There is no page at this URL."
      action={<ButtonLink to="/">Go home</ButtonLink>}
    />
  );
}
