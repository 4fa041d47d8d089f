import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import type { Section } from '../../model/section-label.ts';
import { moved } from './arrange-sections.ts';
import classes from './CustomLists.module.css';
import { announcementsFor, INSTRUCTIONS } from './order-announcements.ts';
import { SectionRow } from './SectionRow.tsx';

export interface SectionListProps {
  readonly type: ListType;
  readonly sections: readonly Section[];
  /** Entries of each own list; undefined while they are counted. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** Own lists that are being renamed or deleted. */
  readonly busy: ReadonlySet<string>;
  readonly isDisabled: boolean;
  /** Called with all names in their new order. */
  readonly onMove: (names: readonly string[]) => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: (name: string) => void;
}

/** A finger holds a row this long before it moves: a shorter touch scrolls. */
const HOLD_MS = 200;
const TOLERANCE_PX = 8;

/** All sections, to be dragged by mouse, by a finger that holds, or by keyboard. */
export function SectionList(props: SectionListProps) {
  const { type, sections, counts, busy, isDisabled, onMove, onRename, onDelete } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: TOLERANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: TOLERANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = sections.map(({ name }) => name);
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onMove(moved(names, names.indexOf(String(active.id)), names.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements: announcementsFor(names), screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={names} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        <ul className={`panel ${classes.sections}`} aria-label={t`Sections of the list`}>
          {sections.map((section) => (
            <SectionRow
              key={section.name}
              section={section}
              type={type}
              count={counts && (counts[section.name] ?? 0)}
              isBusy={busy.has(section.name)}
              onRename={() => onRename(section.name)}
              onDelete={() => onDelete(section.name)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
