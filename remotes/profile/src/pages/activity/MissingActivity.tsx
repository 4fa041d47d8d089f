import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { MessageCircleOff } from 'lucide-react';

/** The URL names an activity that is not there. */
export function MissingActivity() {
  return (
    <div className="page">
      <PageTitle title="Not found" />
      <EmptyState
        titleAs="h1"
        icon={<MessageCircleOff size={26} aria-hidden="true" />}
        title="There is no such activity"
        body="It may have been deleted, or it is for other eyes only."
        action={<ButtonLink to="/">See what is new</ButtonLink>}
      />
    </div>
  );
}
