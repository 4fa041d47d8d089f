import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';

export function NotFound() {
  return (
    <div className="page">
      <PageTitle title="Not found" />
      <EmptyState
        titleAs="h1"
        title="Not fould 404"
        body="There is no page at this address."
        action={<ButtonLink to="/">Go home</ButtonLink>}
      />
    </div>
  );
}
