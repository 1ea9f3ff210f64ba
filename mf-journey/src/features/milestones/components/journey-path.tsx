import { useId, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { journeyPath, journeyPathShape, walkedShare } from '../journey-path.js';
import { useScrolledTo } from '../use-scrolled-to.js';
import { MilestoneMarker } from './milestone-marker.js';
import { statusLabels } from './milestone-labels.js';
import { tabIdOf } from './step-detail.js';
import css from './animated-tracker.module.css';

export interface JourneyPathProps {
  milestones: readonly Milestone[];
  /** The next milestone; `undefined` if all are completed. */
  current: Milestone | undefined;
  /** The milestone whose details are shown. */
  shown: Milestone;
  labelledBy: string;
  panelId: string;
  onChoose: (milestone: Milestone) => void;
}

/** ARIA tabs: the selected stop is in the tab order, and arrow keys move from there. */
export function JourneyPath(props: JourneyPathProps): ReactNode {
  const { milestones, current, shown, labelledBy, panelId, onChoose } = props;
  const rowRef = useScrolledTo<HTMLDivElement>(shown.id);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = neighbour(milestones, shown, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabIdOf(panelId, next))?.focus();
  };
  return (
    <div ref={rowRef} className={css['row']}>
      <div className={css['land']} style={{ '--stops': milestones.length } as CSSProperties}>
        <Land stops={milestones.length} walkedTo={current ? milestones.indexOf(current) : milestones.length} />
        <div role="tablist" aria-labelledby={labelledBy} className={css['stops']} onKeyDown={onKeyDown}>
          {milestones.map((milestone, place) => (
            <button
              key={milestone.id}
              type="button"
              role="tab"
              id={tabIdOf(panelId, milestone)}
              aria-controls={panelId}
              aria-selected={milestone.id === shown.id}
              tabIndex={milestone.id === shown.id ? 0 : -1}
              className={css['stop']}
              data-current={milestone.id === current?.id || undefined}
              data-in-view={milestone.id === shown.id || undefined}
              style={{ '--place': place } as CSSProperties}
              onClick={() => {
                onChoose(milestone);
              }}
            >
              <span className={css['marker']}>
                <MilestoneMarker milestone={milestone} />
              </span>
              <span className={css['label']}>
                <span className={css['title']}>{milestone.title}</span>{' '}
                <span className={css['state']}>{statusLabels[milestone.status]}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

function Land({ stops, walkedTo }: { stops: number; walkedTo: number }): ReactNode {
  const clipId = useId();
  const { width, line, ground } = journeyPathShape(stops);
  return (
    <svg
      className={css['picture']}
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${journeyPath.height}`}
      aria-hidden="true"
    >
      <clipPath id={clipId}>
        <rect
          className={css['walked']}
          width={width}
          height={journeyPath.height}
          style={{ '--walked': walkedShare(walkedTo, stops) } as CSSProperties}
        />
      </clipPath>
      <path d={ground} className={css['ground']} />
      <path d={line} className={css['way']} />
      <path d={line} className={css['walked-way']} clipPath={`url(#${clipId})`} />
    </svg>
  );
}

function neighbour(milestones: readonly Milestone[], shown: Milestone, key: string): Milestone | undefined {
  const place = milestones.indexOf(shown);
  if (key === 'ArrowRight') return milestones[(place + 1) % milestones.length];
  if (key === 'ArrowLeft') return milestones.at(place - 1);
  if (key === 'Home') return milestones[0];
  if (key === 'End') return milestones.at(-1);
  return undefined;
}
