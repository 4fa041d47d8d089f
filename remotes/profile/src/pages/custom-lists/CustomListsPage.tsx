import type { AuthUser } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { useSearchParams } from '@tsugi/router';
import { SegmentedControl, type SegmentOption } from '@tsugi/ui/components';
import { OwnPage } from '../../widgets/own-page/OwnPage.tsx';
import classes from './CustomLists.module.css';
import { formatType, parseType } from './params.ts';
import { SectionsEditor } from './SectionsEditor.tsx';

/** The viewer's lists: the order of sections, and lists of their own to be made, renamed and deleted. */
export function CustomListsPage() {
  return (
    <OwnPage
      segment="lists"
      purpose={t`Here you arrange the sections of your lists, and make, rename and delete lists of your own.`}
    >
      {(viewer) => <TypedLists viewer={viewer} />}
    </OwnPage>
  );
}

function TypedLists({ viewer }: { readonly viewer: AuthUser }) {
  const [search, setSearch] = useSearchParams();
  const type = parseType(search);
  const options: readonly SegmentOption<ListType>[] = [
    { value: 'anime', label: t`Anime` },
    { value: 'manga', label: t`Manga` },
  ];
  return (
    <>
      <SegmentedControl
        className={classes.types}
        label={t`Type`}
        value={type}
        options={options}
        onChange={(next) => setSearch(formatType(next), { replace: true, preventScrollReset: true })}
      />
      <SectionsEditor key={`${viewer.id}/${type}`} viewer={viewer} type={type} />
    </>
  );
}
