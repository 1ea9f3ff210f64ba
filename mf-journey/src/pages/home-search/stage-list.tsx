import { useState, type ReactNode } from 'react';
import { homeLimits, homeStageNames, homeStages, type HomeStage } from '@hearthway/contracts/journey';
import { classNames } from '@hearthway/web-kit';
import type { BoardProps } from './board/board-props.js';
import { HomeCard } from './board/home-card.js';
import { columnsId } from './focus-after-move.js';
import css from './home-search.module.css';

/** One column at a time, for phones. */
export function StageList({ homes, selected, onSelect, onMove }: BoardProps): ReactNode {
  const [stage, setStage] = useState<HomeStage>(
    () => homeStageNames.find((name) => homes.some((home) => home.stage === name)) ?? 'saved',
  );
  const shown = homes.filter((home) => home.stage === stage);
  return (
    <>
      <div id={columnsId} role="group" aria-label="Column" className={css['segments']}>
        {homeStageNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === stage}
            className={classNames(css['segment'], name === stage && css['current'])}
            onClick={() => {
              setStage(name);
            }}
          >
            {homeStages[name]}{' '}
            <span className={css['number']}>{homes.filter((home) => home.stage === name).length}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className={css['empty']}>No homes in {homeStages[stage]} yet.</p>
      ) : (
        <ul className={css['list']} aria-label={homeStages[stage]}>
          {shown.map((home) => (
            <li key={home.id} className={css['card']}>
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
      )}
    </>
  );
}
