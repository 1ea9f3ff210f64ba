import type { ReactNode } from 'react';
import { homeStages, type HomeStage } from '@hearthway/contracts/journey';
import { classNames } from '@hearthway/web-kit';
import { cardProps, type CardsProps } from './cards.js';
import { HomeCard } from './home-card.js';
import { columnsOf, stages } from './columns.js';
import { useFirstOf } from './use-first-of.js';
import css from './home-search.module.css';

interface OneColumnProps extends CardsProps {
  readonly stage: HomeStage;
  readonly onStage: (stage: HomeStage) => void;
}

/** The board on a phone: one column at a time, and how many homes are in each. */
export function OneColumn({ homes, stage: current, onStage, ...cards }: OneColumnProps): ReactNode {
  const columns = columnsOf(homes);
  const { shown, listRef, more } = useFirstOf(columns.get(current) ?? []);
  return (
    <>
      <div role="group" aria-label="Column" className={css['columns']}>
        {stages.map((stage) => (
          <button
            key={stage}
            type="button"
            aria-pressed={stage === current}
            className={classNames(css['column'], stage === current && css['current'])}
            onClick={() => {
              onStage(stage);
            }}
          >
            {homeStages[stage]} <span className={css['number']}>{columns.get(stage)?.length ?? 0}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className={css['none']}>No homes in {homeStages[current]} yet. Use “Move” on a home to bring it here.</p>
      ) : (
        <ul ref={listRef} className={css['cards']} aria-label={homeStages[current]}>
          {shown.map((home) => (
            <li key={home.id} className={css['card']}>
              <HomeCard {...cardProps(home, cards)} />
            </li>
          ))}
        </ul>
      )}
      {more}
    </>
  );
}
