import { useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import type { AssessedHome, HomeStage } from '@hearthway/contracts/journey';
import type { CardsProps } from '../cards.js';
import { HomeCard } from '../home-card.js';
import { announcements, instructions } from './announcements.js';
import { columnKeys } from './column-keys.js';
import { Columns } from './columns.js';
import { homeOf } from './grabbed-home.js';
import css from './board.module.css';

/** A home moves by dragging its card, by its handle and the arrow keys, or by its menu. */
export function Board(cards: CardsProps): ReactNode {
  const [dragged, setDragged] = useState<AssessedHome>();

  const sensors = useSensors(
    useSensor(MouseSensor, distance),
    useSensor(TouchSensor, distance),
    useSensor(KeyboardSensor, { coordinateGetter: columnKeys }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        setDragged(homeOf(active));
      }}
      onDragCancel={() => {
        setDragged(undefined);
      }}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const home = homeOf(active);
        if (home && over) cards.onMove(home, over.id as HomeStage);
      }}
    >
      <Columns {...cards} dragged={dragged} />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div inert className={css['dragged']}>
            <HomeCard home={dragged} isChosen={false} canChoose={false} onChoose={ignore} onMove={ignore} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Shorter movements count as clicks. */
const distance = { activationConstraint: { distance: 6 } };

/** The column below the pointer. Without a pointer, the one below the corner of the card moved by the arrow keys. */
const columnUnder: CollisionDetection = (details) => {
  const { pointerCoordinates, collisionRect } = details;
  return pointerWithin({
    ...details,
    pointerCoordinates: pointerCoordinates ?? { x: collisionRect.left, y: collisionRect.top },
  });
};

const accessibility = {
  announcements,
  screenReaderInstructions: { draggable: instructions },
  // A moved card gets the focus in its new column, once it is there.
  restoreFocus: false,
};

const ignore = (): void => undefined;
