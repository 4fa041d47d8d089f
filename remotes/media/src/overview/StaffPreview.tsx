import { AppLink } from '@tsugi/ui';
import type { MediaDetail } from '../media/media-detail.query.ts';
import { Panel } from '../panel/Panel.tsx';
import { listedStaff } from '../people/listed-people.ts';
import { PersonList } from '../people/PersonList.tsx';
import { present } from '../shared/present.ts';

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
