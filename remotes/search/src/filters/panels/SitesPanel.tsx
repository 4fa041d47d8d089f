import { useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { compareTexts, Skeleton } from '@tsugi/ui/components';
import { bindParam, CheckList, type FilterOption } from '@tsugi/ui/filters';
import { type ExternalSource, externalLinkSources } from '../external-link-sources.query.ts';
import type { ControlProps } from './control-props.ts';
import { ListFailure } from './ListFailure.tsx';
import classes from './Panels.module.css';

/** The sites where a work can be watched or read. */
export function SitesPanel({ engine, context, onChange }: ControlProps) {
  const { type, params } = context;
  const disabledReason = engine.rules('externalSource', 1, context);
  const isAsked = disabledReason === undefined;
  const anime = useQuery(externalLinkSources, isAsked && type !== 'manga' ? { mediaType: 'ANIME' } : null);
  const manga = useQuery(externalLinkSources, isAsked && type !== 'anime' ? { mediaType: 'MANGA' } : null);
  const queries = [...(type === 'manga' ? [] : [anime]), ...(type === 'anime' ? [] : [manga])];
  const sources = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.find(({ data, error }) => data === undefined && error !== undefined);

  if (!isAsked) return <p className="muted">{disabledReason}</p>;
  if (queries.some(({ data, error }) => data === undefined && error === undefined))
    return <Skeleton height="240px" radius="var(--radius-chip)" />;
  return (
    <>
      {(failed || sources.length === 0) && (
        <ListFailure
          failure={failed?.error}
          onRetry={() => {
            for (const query of queries) if (query === failed || !failed) query.retry();
          }}
        />
      )}
      {sources.length > 0 && (
        <CheckList
          legend={t`Sites`}
          search={t`Find a site`}
          options={optionsOf(sources)}
          {...bindParam(params, onChange, 'externalSource')}
        />
      )}
    </>
  );
}

function optionsOf(sources: readonly ExternalSource[]): readonly FilterOption<number>[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return [...byId.values()]
    .sort((one, other) => compareTexts(one.site, other.site))
    .map(({ id, site, language, icon, color }) => ({
      value: id,
      label: site,
      note: language ?? undefined,
      icon: (
        <span className={`centred rigid ${classes.icon}`} style={{ backgroundColor: color ?? undefined }}>
          {icon && <img src={icon} alt="" width="14" height="14" loading="lazy" />}
        </span>
      ),
    }));
}
