import { memo, type ReactNode } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { homeStages, type HomeStage } from '@hearthway/contracts/journey';
import { classNames, GripIcon } from '@hearthway/web-kit';
import { cardProps, type CardProps, type CardsProps } from '../cards.js';
import { HomeCard } from '../home-card.js';
import { useFirstOf } from '../use-first-of.js';
import { dragHandleId } from '../use-focus-after-move.js';
import css from './board.module.css';

interface CardListProps extends CardsProps {
  /** Id of the dragged card, if it is from this column. */
  readonly draggedId: string | undefined;
  /** Id of the text that says how to drag by the keyboard. */
  readonly instructionsId: string;
}

interface ColumnProps extends CardListProps {
  readonly stage: HomeStage;
}

/** Renders again whenever a card is dragged over another column, so it leaves its cards to a part that doesn't. */
export function Column({ stage, ...cards }: ColumnProps): ReactNode {
  const { homes } = cards;
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
      <CardList {...cards} />
    </section>
  );
}

const CardList = memo(function CardList({ homes, draggedId, instructionsId, ...cards }: CardListProps): ReactNode {
  const { shown, listRef, more } = useFirstOf(homes);
  return (
    <div className={css['homes']}>
      <ul ref={listRef} className={css['list']}>
        {shown.map((home) => (
          <DraggableCard
            key={home.id}
            {...cardProps(home, cards)}
            isDragged={home.id === draggedId}
            instructionsId={instructionsId}
          />
        ))}
      </ul>
      {more}
    </div>
  );
});

interface DraggableCardProps extends CardProps, Pick<CardListProps, 'instructionsId'> {
  readonly isDragged: boolean;
}

const DraggableCard = memo(function DraggableCard({ isDragged, instructionsId, ...card }: DraggableCardProps) {
  const { id, address } = card.home;
  return (
    <li data-home-id={id} className={classNames(css['card'], isDragged && css['source'])}>
      <button
        id={dragHandleId(id)}
        type="button"
        data-handle
        className={css['handle']}
        aria-label={`Drag ${address}`}
        aria-roledescription="draggable"
        aria-describedby={instructionsId}
      >
        <GripIcon size={18} />
      </button>
      <HomeCard {...card} />
    </li>
  );
});
