import { useMemo, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type TouchEvent } from 'react';
import { useDraggable } from '@dnd-kit/core';
import type { AssessedHome } from '@hearthway/contracts/journey';
import type { CardsProps } from '../cards.js';
import { columnsOf, stages } from '../columns.js';
import { Column } from './column.js';
import { createGrabbedHome } from './grabbed-home.js';
import css from './board.module.css';

interface ColumnsProps extends CardsProps {
  readonly dragged: AssessedHome | undefined;
}

/**
 * All columns, sharing one draggable: the card that was pressed last. With a draggable each, all cards would rerender
 * whenever a drag starts, ends, or reaches another column, which takes longer than a frame for 200 of them.
 */
export function Columns({ homes, dragged, ...cards }: ColumnsProps): ReactNode {
  const [grabbed] = useState(createGrabbedHome);
  const columns = useMemo(() => columnsOf(homes), [homes]);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: 'card',
    data: grabbed,
  });
  /** Forwards a press if it starts a drag of a card. */
  const grab = (name: string, draggedBy: string) => (event: MouseEvent | TouchEvent | KeyboardEvent) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const card = pressed?.closest<HTMLElement>('[data-home-id]');
    const home = homes.find(({ id }) => id === card?.dataset['homeId']);
    if (!card || !home || isDragging || !pressed?.matches(draggedBy)) return;
    setNodeRef(card);
    setActivatorNodeRef(card.querySelector<HTMLElement>('[data-handle]'));
    grabbed.grab(home);
    new Map(Object.entries(listeners ?? {})).get(name)?.(event);
  };
  return (
    // The cards and handles inside are the controls; their events are only heard here.
    <div
      className={css['board']}
      onMouseDown={grab('onMouseDown', byMouse)}
      onTouchStart={grab('onTouchStart', byHandle)}
      onKeyDown={grab('onKeyDown', byHandle)}
    >
      {stages.map((stage) => (
        <Column
          key={stage}
          stage={stage}
          homes={columns.get(stage) ?? []}
          draggedId={dragged?.stage === stage ? dragged.id : undefined}
          instructionsId={attributes['aria-describedby']}
          {...cards}
        />
      ))}
    </div>
  );
}

/** By touch and by keyboard, so that the page still scrolls and a card's other controls still work. */
const byHandle = '[data-handle], [data-handle] *';
/** Anywhere on the card except on controls other than links. */
const byMouse = ':not(label, input, [role="menuitem"])';
