import { t } from '@tsugi/i18n/macro';
import { Button, ButtonLink, EmptyState } from '@tsugi/ui';
import {
  formatParams,
  paramsForType,
  type SearchParams,
  searchPath,
  withoutFilters,
} from '../../../filters/params.ts';
import { type Header, nounOf } from '../../../model/header.ts';
import type { SearchType } from '../../../model/values.ts';
import classes from './Results.module.css';

interface NoResultsProps {
  readonly type: SearchType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  /** Adult works are not among what was searched. */
  readonly leavesOutAdult: boolean;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
}

/** Nothing was found: the steps that are most likely to change that. */
export function NoResults({ type, header, params, leavesOutAdult, onChange }: NoResultsProps) {
  const what = params.q === '' ? t`Nothing` : t`Nothing called “${{ q: params.q }}”`;
  const where = header ? t`in ${{ title: header.title }}` : t`among ${{ noun: nounOf(type) }}`;
  const isFiltered = formatParams(withoutFilters(params)).toString() !== formatParams(params).toString();
  const isAdultHidden = leavesOutAdult && (isFiltered || params.q !== '');
  const hint = isAdultHidden ? t` Adult titles (18+) are left out.` : '';
  const include = isAdultHidden && (
    <Button
      variant="outline"
      onClick={() => onChange((latest) => ({ ...latest, rating: ['ANY'] }))}
    >{t`Include adult titles`}</Button>
  );
  if (isFiltered) {
    return (
      <EmptyState
        title={t`${what} matches these filters`}
        body={t`Fewer filters find more.${hint}`}
        action={
          <div className={`wrap gap-2 ${classes.steps}`}>
            <Button onClick={() => onChange(withoutFilters)}>{t`Clear all filters`}</Button>
            {include}
          </div>
        }
      />
    );
  }
  const wider = header ? type : 'media';
  return (
    <EmptyState
      title={params.q === '' ? t`Nothing ${where} yet` : `${what} ${where}`}
      body={
        params.q === ''
          ? undefined
          : t`Another spelling may help: titles are known in Romaji, English and Japanese.${hint}`
      }
      action={
        (include || header || type !== 'media') && (
          <div className={`wrap gap-2 ${classes.steps}`}>
            {(header || type !== 'media') && (
              <ButtonLink to={searchPath(`/search/${wider}`, paramsForType(params, wider))}>
                {t`Search all ${{ noun: nounOf(wider) }}`}
              </ButtonLink>
            )}
            {include}
          </div>
        )
      }
    />
  );
}
