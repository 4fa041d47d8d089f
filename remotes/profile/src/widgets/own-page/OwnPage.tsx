import { type AuthUser, authorizeUrl, useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { userPath } from '../../model/user-path.ts';
import { PillLinks } from '../pill-links/PillLinks.tsx';
import classes from './OwnPage.module.css';
import { OWN_PAGE_LABELS, OWN_PAGES, type OwnSegment } from './own-pages.ts';
import { UnknownViewer } from './UnknownViewer.tsx';

export interface OwnPageProps {
  /** Which of these pages it is. */
  readonly segment: OwnSegment;
  /** One sentence that says what the page is for, for visitors who cannot use it. */
  readonly purpose: string;
  readonly children: (viewer: AuthUser) => ReactNode;
}

/** A page about the viewer's own lists, below `/user/{me}`, with the way to the others: signed out, and below another user's name, it says whose it is. */
export function OwnPage({ segment, purpose, children }: OwnPageProps) {
  const title = OWN_PAGE_LABELS[segment];
  const name = useParams().name ?? '';
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  const isOwn = viewer?.name.toLowerCase() === name.toLowerCase();
  return (
    <div className={`column gap-4 ${isOwn ? classes.page : ''}`}>
      <PageTitle title={viewer?.name ?? name} sub={title} />
      {auth.status === 'signed-out' ? (
        <EmptyState
          titleAs="h2"
          icon={<Lock size={26} aria-hidden="true" />}
          title={t`Log in to use this page`}
          body={purpose}
          action={<ButtonLink variant="primary" size="lg" to={authorizeUrl()}>{t`Log in`}</ButtonLink>}
        />
      ) : viewer === undefined ? (
        <UnknownViewer />
      ) : isOwn ? (
        <>
          <h2 className="visually-hidden">{title}</h2>
          <PillLinks
            label={t`Your lists`}
            links={OWN_PAGES.map((one) => ({
              to: userPath(viewer.name, one),
              label: OWN_PAGE_LABELS[one],
              isCurrent: one === segment,
            }))}
          />
          {children(viewer)}
        </>
      ) : (
        <EmptyState
          titleAs="h2"
          icon={<Lock size={26} aria-hidden="true" />}
          title={t`This page is for ${{ userName: name }} alone`}
          body={purpose}
          action={<ButtonLink to={userPath(viewer.name, segment)}>{t`Open your own`}</ButtonLink>}
        />
      )}
    </div>
  );
}
