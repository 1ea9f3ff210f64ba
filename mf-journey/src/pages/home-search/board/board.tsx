import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { homeStageNames, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';
import { classNames } from '@hearthway/web-kit';
import { announcementsOf } from './announcements.js';
import type { BoardProps } from './board-props.js';
import { columnKeys } from './column-keys.js';
import { Columns } from './columns.js';
import { HomeCard } from './home-card.js';
import css from './board.module.css';

/** Columns of homes. A home moves by dragging its handle, by the handle and the arrow keys, or by its menu. */
export function Board({ homes, selected, onSelect, onMove }: BoardProps): ReactNode {
  const [draggedId, setDraggedId] = useState<string>();
  const [grabbed] = useState(createGrabbed);
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
    grabbed.chooseFrom(homes);
  });
  const byStage = useMemo(
    () => new Map(homeStageNames.map((stage) => [stage, homes.filter((home) => home.stage === stage)])),
    [homes],
  );
  // Stable, so that cards that don't change don't render again while one is dragged.
  const move = useCallback((home: AssessedHome, stage: HomeStage) => {
    latestMove.current(home, stage);
  }, []);
  const keyboard = useMemo(() => ({ coordinateGetter: columnKeys(() => grabbed.home()?.stage) }), [grabbed]);
  const accessibility = useMemo(
    () => ({ announcements: announcementsOf(grabbed.home), screenReaderInstructions: { draggable: instructions } }),
    [grabbed],
  );
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, keyboard),
  );

  const dragged = homes.find(({ id }) => id === draggedId);
  const drop = ({ over }: DragEndEvent): void => {
    setDraggedId(undefined);
    if (dragged && over && over.id !== dragged.stage) move(dragged, over.id as HomeStage);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={accessibility}
      onDragStart={() => {
        setDraggedId(grabbed.home()?.id);
      }}
      onDragEnd={drop}
      onDragCancel={() => {
        setDraggedId(undefined);
      }}
    >
      <Columns
        byStage={byStage}
        dragged={dragged}
        selected={selected}
        onSelect={onSelect}
        onMove={move}
        onGrab={grabbed.grab}
      />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div inert className={classNames(css['card'], css['dragged'])}>
            <HomeCard home={dragged} isSelected={false} canSelect={false} onSelect={onSelect} onMove={move} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The home whose handle was used last, of the homes on the board. */
function createGrabbed() {
  let homes: readonly AssessedHome[] = [];
  let grabbedId: string | undefined;
  return {
    chooseFrom: (all: readonly AssessedHome[]): void => {
      homes = all;
    },
    grab: (homeId: string): void => {
      grabbedId = homeId;
    },
    home: (): AssessedHome | undefined => homes.find(({ id }) => id === grabbedId),
  };
}

/** The column below the pointer; without a pointer, the one that the card overlaps most. */
const underPointer: CollisionDetection = (details) => {
  const found = pointerWithin(details);
  return found.length > 0 ? found : rectIntersection(details);
};

const instructions =
  'Press Space to pick up this home, the arrow keys to choose a column, Space to put it there, and Escape to cancel.';
