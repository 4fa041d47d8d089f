import { Button, ButtonLink, EmptyState } from '@tsugi/ui';
import { withoutFilters } from '../filters/active-filters.ts';
import { paramsForType } from '../filters/for-type.ts';
import { type Header, nounOf } from '../query/header.ts';
import { formatParams, type SearchParams, searchPath } from '../query/params.ts';
import type { SearchType } from '../query/values.ts';

interface NoResultsProps {
  readonly type: SearchType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
}

/** Nothing was found: the step that is most likely to change that. */
export function NoResults({ type, header, params, onChange }: NoResultsProps) {
  const what = params.q === '' ? 'Nothing' : `Nothing called “${params.q}”`;
  const where = header ? `in ${header.title}` : `among ${nounOf(type)}`;
  if (formatParams(withoutFilters(params)).toString() !== formatParams(params).toString()) {
    return (
      <EmptyState
        title={`${what} matches these filters`}
        body="Fewer filters find more."
        action={<Button onClick={() => onChange(withoutFilters)}>Clear all filters</Button>}
      />
    );
  }
  const wider = header ? type : 'media';
  return (
    <EmptyState
      title={params.q === '' ? `Nothing ${where} yet` : `${what} ${where}`}
      body={
        params.q === ''
          ? undefined
          : 'Another spelling may help: titles are known in Romaji, English and Japanese.'
      }
      action={
        (header || type !== 'media') && (
          <ButtonLink to={searchPath(`/search/${wider}`, paramsForType(params, wider))}>
            {`Search all ${nounOf(wider)}`}
          </ButtonLink>
        )
      }
    />
  );
}
