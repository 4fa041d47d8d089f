import { AppLink } from '@tsugi/ui';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import { listedStaff } from '../../../model/people/listed-people.ts';
import { PersonList } from '../../../model/people/PersonList.tsx';
import { present } from '../../../model/present.ts';

const PREVIEW_COUNT = 8;

/** The first members of the staff. */
export function StaffPreview({ staff }: { readonly staff: MediaDetail['staff'] }) {
  const edges = present(staff?.edges).slice(0, PREVIEW_COUNT);
  if (edges.length === 0) return null;
  return (
    <Panel title="Staff" action={<AppLink to="staff">All staff</AppLink>}>
      <PersonList label="Staff" people={listedStaff(edges)} />
    </Panel>
  );
}
