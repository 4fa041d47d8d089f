import { usePages } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { PageTitle } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { titleOf } from '../../../model/media/title-of.ts';
import { useMedia } from '../../../model/media/use-media.ts';
import { EndlessPeople, useFirstPeople } from '../../../model/people/EndlessPeople.tsx';
import { listedStaff } from '../../../model/people/listed-people.ts';
import { PersonList } from '../../../model/people/PersonList.tsx';
import { mediaStaff } from './media-staff.query.ts';
import classes from './StaffPage.module.css';

/** The staff of a media, with their roles. */
export function StaffPage() {
  const { key, data: media } = useMedia();
  const pages = usePages(mediaStaff, key ? { id: key.id } : null);
  const first = useFirstPeople(pages);
  return (
    <PanelBoundary message={t`Staff error`}>
      {media && <PageTitle title={titleOf(media)} sub={t`Staff`} />}
      <h2 className={classes.title}>{t`Staff`}</h2>
      <EndlessPeople
        pages={first}
        hasVoices={false}
        emptyText={t`Nobody is listed yet.`}
        errorText={t`The staff could not be loaded`}
      >
        {(edges) => <PersonList label={t`Staff`} people={listedStaff(edges)} />}
      </EndlessPeople>
    </PanelBoundary>
  );
}
