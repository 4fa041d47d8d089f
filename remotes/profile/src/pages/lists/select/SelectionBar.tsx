import { plural, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { formatNumber, IconButton } from '@tsugi/ui/components';
import { Trash2, X } from 'lucide-react';
import { type ChangeTask, FIELD_GROUPS, type FieldGroup } from './change-task.ts';
import classes from './SelectionBar.module.css';

export interface SelectionBarProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly count: number;
  /** Titles that are shown. */
  readonly passed: number;
  readonly hasCustomLists: boolean;
  /** All of them are selected. */
  readonly hasAllShown: boolean;
  readonly onSelectShown: () => void;
  readonly onClear: () => void;
  readonly onTask: (task: ChangeTask) => void;
  readonly onLeave: () => void;
}

const LABELS: Readonly<Record<FieldGroup, string>> = {
  get status() {
    return t`Status`;
  },
  get score() {
    return t`Score`;
  },
  get progress() {
    return t`Progress`;
  },
  get dates() {
    return t`Dates`;
  },
  get notes() {
    return t`Notes`;
  },
  get customLists() {
    return t`Custom lists`;
  },
  get more() {
    return t({ message: 'More', context: 'changes of entries' });
  },
};

/** How many are selected, and what can be changed of them. It stays in view. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, passed, hasCustomLists, hasAllShown, onSelectShown, onClear, onTask, onLeave } = props;
  const isNone = count === 0;
  const why = isNone ? t`Select titles first` : undefined;
  const reasonOf = (group: FieldGroup) =>
    group === 'customLists' && !hasCustomLists ? t`You have no custom lists` : why;
  return (
    <section className={classes.bar} aria-label={t`Selection`}>
      <div className={`row ${classes.head}`}>
        <IconButton label={t`End the selection`} onClick={onLeave}>
          <X size={20} aria-hidden="true" />
        </IconButton>
        <strong role="status">{t`${{ count: formatNumber(count) }} selected`}</strong>
        <Button
          variant="ghost"
          disabled={passed === 0}
          onClick={hasAllShown && !isNone ? onClear : onSelectShown}
        >
          {hasAllShown && !isNone
            ? t`Select none`
            : plural(passed, { one: 'Select the # shown', other: 'Select all # shown' })}
        </Button>
      </div>
      <div className={`row gap-2 scroll-row ${classes.tasks}`}>
        {FIELD_GROUPS.map((group) => (
          <Button
            key={group}
            variant="outline"
            size="sm"
            aria-haspopup="dialog"
            disabled={reasonOf(group) !== undefined}
            title={reasonOf(group)}
            onClick={() => onTask(group)}
          >
            {LABELS[group]}
          </Button>
        ))}
      </div>
      <Button
        variant="danger"
        size="sm"
        aria-haspopup="dialog"
        disabled={isNone}
        title={why}
        className={classes.delete}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => onTask('delete')}
      >{t`Delete`}</Button>
    </section>
  );
}
