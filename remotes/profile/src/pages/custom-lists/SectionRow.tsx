import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { plural, t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { motionIsWelcome } from '@tsugi/ui';
import { IconButton } from '@tsugi/ui/components';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type Section, sectionLabel } from '../../model/section-label.ts';
import classes from './CustomLists.module.css';

export interface SectionRowProps {
  readonly section: Section;
  readonly type: ListType;
  /** Entries of an own list; undefined while they are counted. */
  readonly count: number | undefined;
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** One section: its handle, its name, and of an own list what can be done with it. */
export function SectionRow({ section, type, count, isBusy, onRename, onDelete }: SectionRowProps) {
  const { name, isCustom } = section;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: name, ...(motionIsWelcome() ? {} : { transition: null }) });
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition };
  const label = sectionLabel(section, type);
  return (
    <li
      ref={setNodeRef}
      className={`row ${classes.section}`}
      style={style}
      data-dragging={isDragging ? '' : undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        {...attributes}
        aria-roledescription={t`movable`}
        aria-label={t`Move ${label}`}
        {...listeners}
      >
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <div className="grow">
        <p className="label anywhere">{label}</p>
        <p className="fine muted">
          {!isCustom
            ? t`Section of the tracker`
            : isBusy
              ? t`Is being changed …`
              : count === undefined
                ? t`Your own list`
                : plural(count, {
                    0: 'Your own list, empty',
                    one: 'Your own list, # title',
                    other: 'Your own list, # titles',
                  })}
        </p>
      </div>
      {isCustom && (
        <>
          <IconButton label={t`Rename ${label}`} disabled={isBusy} onClick={onRename}>
            <Pencil size={17} aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Delete ${{ itemName: label }}`} disabled={isBusy} onClick={onDelete}>
            <Trash2 size={17} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}
