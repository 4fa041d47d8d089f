import { select, t } from '@tsugi/i18n/macro';
import { Button, ButtonLink, EmptyState } from '@tsugi/ui';
import {
  formatParams,
  paramsForType,
  type SearchParams,
  searchPath,
  withoutFilters,
} from '../../../filters/params.ts';
import type { Header } from '../../../model/header.ts';
import type { SearchType } from '../../../model/values.ts';
import classes from './Results.module.css';
import { useLinkedPage } from './use-linked-page.ts';

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
  const isFiltered = formatParams(withoutFilters(params)).toString() !== formatParams(params).toString();
  const isAdultHidden = leavesOutAdult && (isFiltered || params.q !== '');
  const withHint = (advice: string) =>
    isAdultHidden ? t`${advice} Adult titles (18+) are left out.` : advice;
  const include = isAdultHidden && (
    <Button
      variant="outline"
      onClick={() => onChange((latest) => ({ ...latest, rating: ['ANY'] }))}
    >{t`Include adult titles`}</Button>
  );
  const linked = useLinkedPage(params.q);
  if (linked !== undefined) {
    return (
      <EmptyState
        title={t`This is a link`}
        body={t`It leads to a page that is here.`}
        action={<ButtonLink variant="primary" to={linked}>{t`Open this link`}</ButtonLink>}
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={
          params.q === ''
            ? t`Nothing matches these filters`
            : t`Nothing called “${{ text: params.q }}” matches these filters`
        }
        body={withHint(t`Fewer filters find more.`)}
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
      title={nothingFound(type, header, params.q)}
      body={
        params.q === ''
          ? undefined
          : withHint(t`Another spelling may help: titles are known in Romaji, English and Japanese.`)
      }
      action={
        (include || header || type !== 'media') && (
          <div className={`wrap gap-2 ${classes.steps}`}>
            {(header || type !== 'media') && (
              <ButtonLink to={searchPath(`/search/${wider}`, paramsForType(params, wider))}>
                {select(wider, {
                  anime: 'Search all anime',
                  manga: 'Search all manga',
                  other: 'Search all anime and manga',
                })}
              </ButtonLink>
            )}
            {include}
          </div>
        )
      }
    />
  );
}

function nothingFound(type: SearchType, header: Header | undefined, text: string): string {
  if (header) {
    const { title } = header;
    return text === '' ? t`Nothing in ${title} yet` : t`Nothing called “${text}” in ${title}`;
  }
  return text === ''
    ? select(type, {
        anime: 'Nothing among anime yet',
        manga: 'Nothing among manga yet',
        other: 'Nothing among anime and manga yet',
      })
    : select(type, {
        anime: `Nothing called “${text}” among anime`,
        manga: `Nothing called “${text}” among manga`,
        other: `Nothing called “${text}” among anime and manga`,
      });
}
