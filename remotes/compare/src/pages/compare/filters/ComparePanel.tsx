import { GENRES } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { ListFilterPanel } from '@tsugi/lists/filter-panel';
import { Switch } from '@tsugi/ui/components';
import type { FilterPanelFrame } from '@tsugi/ui/filter-tags';
import { NumberField } from '@tsugi/ui/form';
import { type CompareFilters, labelsOfFilters } from './filter-labels.ts';

const NAMES = { genre: GENRES };

/** The choices of one filter of the comparison. */
export function ComparePanel(props: CompareFilters & FilterPanelFrame<string>) {
  const { name, query, total, onChange } = props;
  return (
    <ListFilterPanel {...props} filter={query} labels={labelsOfFilters()} names={NAMES} passed={total}>
      {name === 'reviews' ? (
        <ReviewsNeeded {...props} />
      ) : (
        <Switch
          label={t`Allow missing scores`}
          checked={query.missingScore === true}
          onChange={(missingScore) => onChange({ missingScore })}
        />
      )}
    </ListFilterPanel>
  );
}

/** All users unless it is less: a title counts when that many of them have it. */
function ReviewsNeeded({ query, included, onChange }: CompareFilters) {
  const most = Math.max(1, included);
  const value = Math.min(query.reviewsNeeded ?? most, most);
  return (
    <NumberField
      label={t`Reviews needed`}
      value={value}
      min={1}
      max={most}
      suffix={t`of ${most}`}
      hint={
        included < 2
          ? t`With two or more users, a title can count that only some of them have.`
          : t`A title counts when so many of the users have it.`
      }
      disabled={included < 2}
      onChange={(needed) => {
        if (!Number.isNaN(needed))
          onChange({ reviewsNeeded: needed >= most ? undefined : Math.max(1, needed) });
      }}
    />
  );
}
