import { ButtonLink, EmptyState } from '@tsugi/ui';
import { type SearchParams, searchPath } from '../../../filters/params.ts';

interface UnsearchableTextProps {
  /** Why the service takes no search for the text. */
  readonly reason: string;
  /** The path of the page. */
  readonly path: string;
  readonly params: SearchParams;
}

/** Nothing was asked: the text is too short or too long for the service. The tracker takes any. */
export function UnsearchableText({ reason, path, params }: UnsearchableTextProps) {
  return (
    <div role="status">
      <EmptyState
        title={reason}
        body="The tracker searches for texts of any length."
        action={
          <ButtonLink to={searchPath(path, { ...params, malSearch: false })} state={{ keepFocus: true }}>
            Search with the tracker instead
          </ButtonLink>
        }
      />
    </div>
  );
}
