import { memo, type ReactNode } from 'react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { homeStages, type HomeStage } from '@hearthway/contracts/journey';
import { classNames, GripIcon } from '@hearthway/web-kit';
import { cardProps, type CardProps, type CardsProps } from '../cards.js';
import { HomeCard } from '../home-card.js';
import { dragHandleId } from '../use-focus-after-move.js';
import type { DraggedData } from './announcements.js';
import css from './board.module.css';

interface ColumnProps extends CardsProps {
  readonly stage: HomeStage;
}

/** Renders again whenever a card is dragged over another column, so it leaves its cards to a part that doesn't. */
export function Column({ stage, homes, comparison, onMove }: ColumnProps): ReactNode {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const headingId = `column-${stage}`;
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headingId}
      className={classNames(css['column'], homes.length === 0 && css['empty'], isOver && css['over'])}
    >
      <h3 id={headingId} className={css['heading']}>
        {homeStages[stage]} <span className={css['number']}>{homes.length}</span>
      </h3>
      <Cards homes={homes} comparison={comparison} onMove={onMove} />
    </section>
  );
}

const Cards = memo(function Cards({ homes, ...cards }: CardsProps): ReactNode {
  return (
    <ul className={css['homes']}>
      {homes.map((home) => (
        <DraggableCard key={home.id} {...cardProps(home, cards)} />
      ))}
    </ul>
  );
});

/** By mouse, a card is dragged anywhere on it; by touch and keyboard, by its handle, so that the page still scrolls. */
const DraggableCard = memo(function DraggableCard(props: CardProps): ReactNode {
  const { home } = props;
  const data: DraggedData = { home };
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: home.id,
    data: { ...data },
  });
  const { onMouseDown, ...ofHandle } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      className={classNames(css['card'], isDragging && css['source'])}
      onMouseDown={(event) => {
        if (event.target instanceof Element && !event.target.closest('label, input, [role="menu"]'))
          onMouseDown?.(event);
      }}
    >
      <button
        {...attributes}
        {...ofHandle}
        ref={setActivatorNodeRef}
        id={dragHandleId(home.id)}
        type="button"
        className={css['handle']}
        aria-label={`Drag ${home.address}`}
      >
        <GripIcon size={18} />
      </button>
      <HomeCard {...props} />
    </li>
  );
});
