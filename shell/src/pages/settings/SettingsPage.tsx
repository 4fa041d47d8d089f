import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { AppLink, ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { Skeleton, useMediaQuery, Widget } from '@tsugi/ui/components';
import { ChevronRight, CircleHelp } from 'lucide-react';
import classes from './SettingsPage.module.css';
import { SignInFirst } from './SignInFirst.tsx';
import { SECTIONS } from './sections.ts';
import { needsAccount, type Section, useSections } from './use-sections.ts';

/**
 * The settings of the account, which remotes contribute, and of this device. On a desk the sections stand beside the present one; on a phone
 * `/settings` is their list.
 */
export function SettingsPage() {
  const { section: id } = useParams();
  const sections = useSections();
  const isDesk = useMediaQuery('(width >= 48em)', true);
  const isSignedOut = useAuth().status === 'signed-out';
  const usable = sections.filter((one) => !isSignedOut || !needsAccount(one));
  const shown = id === undefined ? usable[0] : sections.find((one) => one.id === id.toLowerCase());
  const isList = id === undefined && !isDesk;
  return (
    <div className={`page ${classes.page}`} data-list={isList ? '' : undefined}>
      <PageTitle title={t`Settings`} sub={isList ? undefined : shown?.title} />
      <h1 className={classes.heading} data-below={id === undefined ? undefined : ''}>
        {id === undefined || isDesk ? t`Settings` : <AppLink to="/settings">{t`Settings`}</AppLink>}
      </h1>
      {(isDesk || isList) && (
        <nav aria-label={t`Sections of the settings`} className={classes.sections}>
          <ul>
            {sections.map((one) => (
              <li key={one.id}>
                <AppLink
                  to={`/settings/${one.id}`}
                  className={classes.link}
                  aria-current={!isList && one.id === shown?.id ? 'page' : undefined}
                >
                  {one.title}
                  <ChevronRight size={18} aria-hidden="true" className="mirrored" />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isList && (
        <div className={classes.content}>
          {shown ? (
            <>
              <h2 className={classes.title}>{shown.title}</h2>
              <Content section={shown} isSignedOut={isSignedOut} />
            </>
          ) : (
            <EmptyState
              titleAs="h2"
              icon={<CircleHelp size={26} aria-hidden="true" />}
              title={t`There is no such section`}
              body={t`It may belong to a part of the site that is not there right now.`}
              action={<ButtonLink to="/settings">{t`All settings`}</ButtonLink>}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Content({ section, isSignedOut }: { readonly section: Section; readonly isSignedOut: boolean }) {
  if (!('widget' in section)) {
    const Own = SECTIONS[section.id];
    return <Own />;
  }
  if (isSignedOut && needsAccount(section)) return <SignInFirst />;
  return (
    <Widget
      // Another section of the same remote is another one, and not the same with other values.
      key={section.id}
      remote={section.remote}
      name={section.widget}
      fallback={<Skeleton height={420} />}
    />
  );
}
