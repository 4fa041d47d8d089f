import { t } from '@tsugi/i18n/macro';
import { Skeleton } from '@tsugi/ui/components';
import {
  type FilterOption,
  type FilterOptionGroup,
  IncludeExcludeList,
  ValueSlider,
} from '@tsugi/ui/filters';
import type { ControlProps } from './control-props.ts';
import { ListFailure } from './ListFailure.tsx';
import { type NameGroup, useNameGroups } from './use-name-groups.ts';

/** Genres with tags (the tracker) or themes (MAL), found by typing. Adult ones show only when adult works do. */
export function GenresPanel(props: ControlProps) {
  const { engine, context, onChange } = props;
  const { params } = context;
  const lists = useNameGroups(engine, context.type);
  const showsAdult = params.rating.includes('ANY') || params.rating.includes('RX');

  const included = [...params.genre, ...params.tag];
  const listed = new Set(lists.groups.flatMap(({ names }) => names.map(({ name }) => name)));
  const isEmpty = lists.status === 'ready' && lists.groups.every(({ names }) => names.length === 0);
  const hasFailed = lists.status === 'error' || isEmpty;
  return (
    <>
      <IncludeExcludeList
        search={engine.name === 'tracker' ? t`Find a genre or tag` : t`Find a genre or theme`}
        groups={[
          ...lists.groups.map((group) => groupOf(group, showsAdult, (name) => reasonOf(name, props))),
          ...unknownGroup(
            [...included, ...params.excludeGenre].filter((name) => !listed.has(name)),
            props,
          ),
        ]}
        value={{ included, excluded: params.excludeGenre }}
        onChange={(value) =>
          onChange((latest) => ({
            ...latest,
            genre: value.included.filter((name) => !latest.tag.includes(name)),
            tag: latest.tag.filter((name) => value.included.includes(name)),
            excludeGenre: value.excluded,
          }))
        }
        isLoaded={lists.status === 'ready' && !isEmpty}
        after={
          <>
            {lists.status === 'loading' && <Skeleton height="160px" radius="var(--radius-chip)" />}
            {hasFailed && <ListFailure failure={lists.error} onRetry={lists.retry} />}
          </>
        }
      />
      <ValueSlider
        label={t`Tags above`}
        min={0}
        max={100}
        value={params.rank}
        onChange={(rank) => onChange((latest) => ({ ...latest, rank }))}
        format={(percent) => (percent === undefined ? t`any percentage` : t`${percent}%`)}
        disabledReason={engine.rules('rank', params.rank ?? 1, context)}
      />
    </>
  );
}

function groupOf(
  { label, names }: NameGroup,
  showsAdult: boolean,
  reason: (name: string) => string | undefined,
): FilterOptionGroup {
  const options: readonly FilterOption[] = names
    .filter(({ isAdult }) => showsAdult || !isAdult)
    .map(({ name, hint }) => ({ value: name, label: name, lang: 'en', hint, disabledReason: reason(name) }));
  return { label, options };
}

/** Why a name of the list can have no effect: the engine takes no more names. */
function reasonOf(name: string, { engine, context }: ControlProps): string | undefined {
  const key = context.params.excludeGenre.includes(name) ? 'excludeGenre' : 'genre';
  return engine.rules(key, name, context);
}

/** What is set and the engine does not know. */
function unknownGroup(
  names: readonly string[],
  { engine, context }: ControlProps,
): readonly FilterOptionGroup[] {
  const options = names.flatMap((name) => {
    const disabledReason = engine.rules('genre', name, context);
    return disabledReason === undefined ? [] : [{ value: name, label: name, lang: 'en', disabledReason }];
  });
  return options.length === 0 ? [] : [{ label: t`Without effect here`, options }];
}
