import { memo, type ReactNode } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { homeLimits, homeStages, type HomeStage } from '@hearthway/contracts/journey';
import { classNames, GripIcon } from '@hearthway/web-kit';
import { dragHandleId } from '../focus-after-move.js';
import type { BoardProps } from './board-props.js';
import { HomeCard } from './home-card.js';
import css from './board.module.css';

interface CardsProps extends BoardProps {
  readonly draggedId: string | undefined;
  /** Id of the text that says how to drag by the keyboard. */
  readonly instructionsId: string;
}

interface ColumnProps extends CardsProps {
  readonly stage: HomeStage;
}

/** Renders again whenever a card is dragged over another column, so it leaves its cards to a part that doesn't. */
export function Column({ stage, ...cards }: ColumnProps): ReactNode {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const headingId = `column-${stage}`;
  return (
    <section ref={setNodeRef} aria-labelledby={headingId} className={classNames(css['column'], isOver && css['over'])}>
      <h2 id={headingId} className={css['heading']}>
        {homeStages[stage]} <span className={css['number']}>{cards.homes.length}</span>
      </h2>
      <Cards {...cards} headingId={headingId} />
    </section>
  );
}

const Cards = memo(function Cards(props: CardsProps & { readonly headingId: string }): ReactNode {
  const { homes, selected, draggedId, instructionsId, headingId, onSelect, onMove } = props;
  return (
    <ul className={css['homes']} aria-labelledby={headingId} tabIndex={homes.length > 3 ? 0 : undefined}>
      {homes.map((home) => (
        <li key={home.id} className={classNames(css['card'], home.id === draggedId && css['source'])}>
          <button
            id={dragHandleId(home.id)}
            type="button"
            data-home-id={home.id}
            className={css['handle']}
            aria-label={`Drag ${home.address}`}
            aria-roledescription="draggable"
            aria-describedby={instructionsId}
          >
            <GripIcon size={18} />
          </button>
          <HomeCard
            home={home}
            isSelected={selected.includes(home.id)}
            canSelect={selected.length < homeLimits.compared}
            onSelect={onSelect}
            onMove={onMove}
          />
        </li>
      ))}
    </ul>
  );
});
