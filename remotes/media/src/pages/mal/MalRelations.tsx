import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { serviceLabel } from '../../model/enum-label.ts';
import type { MalMedia } from '../../model/media/mal-media-full.query.ts';
import { formatMalPath, parseMalKey } from '../../model/media/mal-params.ts';
import { Panel } from '../../model/panel/Panel.tsx';
import classes from './MalRelations.module.css';

/** Works of the same story, by how each relates to this one. */
export function MalRelations({ relations }: { readonly relations: MalMedia['relations'] }) {
  if (relations.length === 0) return null;
  return (
    <Panel title={t`Relations`}>
      <dl className={`grid gap-3 ${classes.relations}`}>
        {relations.map(({ relation, entry }) => (
          <div key={relation} className={`stack panel accent-links ${classes.relation}`}>
            <dt>{serviceLabel(relation)}</dt>
            {entry.map(({ mal_id, type, name }) => {
              const key = parseMalKey(type, String(mal_id));
              return (
                <dd key={`${type}-${mal_id}`}>
                  {key ? <AppLink to={formatMalPath(key, name)}>{name}</AppLink> : name}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
