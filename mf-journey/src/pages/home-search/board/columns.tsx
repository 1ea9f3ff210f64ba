import type { KeyboardEvent, MouseEvent, ReactNode, TouchEvent } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { homeStageNames, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';
import type { BoardProps } from './board-props.js';
import { Column } from './column.js';
import css from './board.module.css';

export interface ColumnsProps extends Omit<BoardProps, 'homes'> {
  readonly byStage: ReadonlyMap<HomeStage, readonly AssessedHome[]>;
  readonly dragged: AssessedHome | undefined;
  /** Called before a drag of this home may start. */
  readonly onGrab: (homeId: string) => void;
}

/**
 * All columns, with one draggable for all cards: the one whose handle was used last. A draggable in each card would render
 * again 200 times whenever a drag starts, ends, or reaches another column.
 */
export function Columns({ byStage, dragged, onGrab, ...cards }: ColumnsProps): ReactNode {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id: 'card' });
  const grab = (name: string) => (event: MouseEvent | TouchEvent | KeyboardEvent) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-home-id]') : null;
    const homeId = handle?.dataset['homeId'];
    if (!handle || homeId === undefined || isDragging) return;
    setNodeRef(handle.closest('li'));
    setActivatorNodeRef(handle);
    onGrab(homeId);
    if (listeners && Object.hasOwn(listeners, name)) listeners[name]?.(event);
  };
  return (
    // The handles inside are the controls; their events are only heard here.
    <div
      className={css['board']}
      onMouseDown={grab('onMouseDown')}
      onTouchStart={grab('onTouchStart')}
      onKeyDown={grab('onKeyDown')}
    >
      {homeStageNames.map((stage) => (
        <Column
          key={stage}
          stage={stage}
          homes={byStage.get(stage) ?? noHomes}
          draggedId={dragged?.stage === stage ? dragged.id : undefined}
          instructionsId={attributes['aria-describedby']}
          {...cards}
        />
      ))}
    </div>
  );
}

const noHomes: readonly AssessedHome[] = [];
