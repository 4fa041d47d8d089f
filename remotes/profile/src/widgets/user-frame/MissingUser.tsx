import { type ApiError, authorizeUrl, useAuth, useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { ErrorState } from '@tsugi/ui/components';
import { Lock } from 'lucide-react';
import { isPrivate } from '../../model/use-user.ts';
import { UserHeaderSkeleton } from './UserHeaderSkeleton.tsx';
import { userVisibility } from './user-visibility.query.ts';

export interface MissingUserProps {
  readonly name: string;
  /** A `not-found` of the profile. */
  readonly error: ApiError;
}

/** There is no user of this name, or the tracker does not show the user to this viewer. */
export function MissingUser({ name, error }: MissingUserProps) {
  const isSignedIn = useAuth().status === 'signed-in';
  const visibility = useQuery(userVisibility, isPrivate(error) ? null : { name });
  const isLoading = !isPrivate(error) && visibility.data === undefined && visibility.error === undefined;
  if (isLoading) return <UserHeaderSkeleton name={name} isLow={false} />;
  const isHidden = isPrivate(error) || isPrivate(visibility.error);
  if (!isHidden && visibility.data === undefined) {
    return (
      <>
        <PageTitle title={t`Not found`} />
        <ErrorState
          titleAs="h1"
          reason="not-found"
          title={t`Error user not found`}
          detail={t`The tracker has no user called “${name}”.`}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle title={isHidden ? t`Private profile` : t`Hidden profile`} />
      <EmptyState
        titleAs="h1"
        icon={<Lock size={26} aria-hidden="true" />}
        title={isHidden ? t`This profile is private` : t`This profile is not shown to you`}
        body={
          isSignedIn
            ? t`The tracker does not show the profile and the lists of “${name}” to your account.`
            : t`The tracker does not show the profile and the lists of “${name}” to everybody. Log in if your account may see them.`
        }
        action={
          isSignedIn ? undefined : <ButtonLink variant="primary" to={authorizeUrl()}>{t`Log in`}</ButtonLink>
        }
      />
    </>
  );
}
