import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { t } from '@tsugi/i18n/macro';
import { motionIsWelcome } from '@tsugi/ui';
import { CardGrid, CoverImage, IconButton, splitTitle } from '@tsugi/ui/components';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import {
  FAVOURITE_KINDS,
  FAVOURITE_TITLES,
  type FavouriteItem,
  type FavouriteKind,
  type FavouritesByKind,
} from '../../model/favourite-item.ts';
import classes from './ReorderMode.module.css';

export interface ReorderModeProps {
  /** As arranged so far. */
  readonly favourites: FavouritesByKind;
  readonly onMove: (kind: FavouriteKind, id: number, overId: number) => void;
  readonly onRemove: (kind: FavouriteKind, item: FavouriteItem) => void;
}

/** A finger holds an item this long before it moves: a shorter touch scrolls. */
const HOLD_MS = 200;
const TOLERANCE_PX = 8;

/** All sections with items that can be dragged, by mouse, by a finger that holds, or by keyboard. */
export function ReorderMode({ favourites, onMove, onRemove }: ReorderModeProps) {
  return FAVOURITE_KINDS.filter((kind) => favourites[kind].length > 0).map((kind) => (
    <Section
      key={kind}
      kind={kind}
      items={favourites[kind]}
      onMove={(id, overId) => onMove(kind, id, overId)}
      onRemove={(item) => onRemove(kind, item)}
    />
  ));
}

interface SectionProps {
  readonly kind: FavouriteKind;
  readonly items: readonly FavouriteItem[];
  readonly onMove: (id: number, overId: number) => void;
  readonly onRemove: (item: FavouriteItem) => void;
}

function Section({ kind, items, onMove, onRemove }: SectionProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: TOLERANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: TOLERANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const section = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  // The pressed button is gone with its item: the next one takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when an item has left
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-remove]');
    buttons?.[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = undefined;
  }, [items.length]);

  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(Number(active.id), Number(over.id));
  };
  const remove = (item: FavouriteItem) => {
    removedAt.current = items.indexOf(item);
    onRemove(item);
  };
  const list = items.map((item) => (
    <SortableItem key={item.id} kind={kind} item={item} onRemove={() => remove(item)} />
  ));
  return (
    <div ref={section}>
      <h2 className="section-title">{FAVOURITE_TITLES[kind]}</h2>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={end}
        accessibility={{ announcements: announcementsFor(items), screenReaderInstructions: INSTRUCTIONS }}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
          {kind === 'studios' ? (
            <ul className="wrap gap-3" aria-label={FAVOURITE_TITLES[kind]}>
              {list}
            </ul>
          ) : (
            <CardGrid list label={FAVOURITE_TITLES[kind]}>
              {list}
            </CardGrid>
          )}
        </SortableContext>
      </DndContext>
    </div>
  );
}

interface SortableItemProps {
  readonly kind: FavouriteKind;
  readonly item: FavouriteItem;
  readonly onRemove: () => void;
}

function SortableItem({ kind, item, onRemove }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id, ...(motionIsWelcome() ? {} : { transition: null }) });
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      ref={setNodeRef}
      className={kind === 'studios' ? classes.studio : classes.tile}
      style={style}
      data-dragging={isDragging ? '' : undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        {...attributes}
        aria-roledescription={t`movable`}
        {...listeners}
      >
        {kind !== 'studios' && <CoverImage src={item.image} color={item.color} />}
        <Name name={item.name} isTile={kind !== 'studios'} />
      </button>
      <IconButton
        data-remove=""
        className={classes.remove}
        round
        size="sm"
        label={t`Delete ${{ itemName: item.name }}`}
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The whole name, which tells seasons apart; of a very long one the middle is cut off, never the end. */
function Name({ name, isTile }: { readonly name: string; readonly isTile: boolean }) {
  if (!isTile) return <span>{name}</span>;
  const parts = splitTitle(name);
  return (
    <span className={`label ${classes.name}`}>
      {parts ? (
        <>
          <span>{parts[0]}</span> <span>{parts[1]}</span>
        </>
      ) : (
        <span>{name}</span>
      )}
    </span>
  );
}

const INSTRUCTIONS = {
  get draggable() {
    return t`Press Space to pick the favourite up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.`;
  },
};

/** What a screen reader says while an item moves: its name and its place. */
function announcementsFor(items: readonly FavouriteItem[]): Announcements {
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id) + 1;
  const count = items.length;
  // An item that was picked up is over itself at once: that would cut its first announcement off.
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return t`${{ name: nameOf(active.id) }} is picked up. It is ${{ place: placeOf(active.id) }} of ${count}.`;
    },
    onDragOver: ({ active, over }) => {
      hasMoved ||= over !== null && over.id !== active.id;
      return over && hasMoved
        ? t`${{ name: nameOf(active.id) }} is now ${{ place: placeOf(over.id) }} of ${count}.`
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? t`${{ name: nameOf(active.id) }} is put down, ${{ place: placeOf(over.id) }} of ${count}.`
        : undefined,
    onDragCancel: ({ active }) => t`${{ name: nameOf(active.id) }} stays where it was.`,
  };
}
