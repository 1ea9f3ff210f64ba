import { HouseIcon, HouseIllustration } from '@hearthway/web-kit';
import { useRef, type ReactNode } from 'react';
import { Band } from './band.js';
import { steps } from './content.js';
import { JourneyProgress } from './journey-progress.js';
import css from './journey.module.css';
import { useReachedStep } from './use-reached-step.js';

/** The steps along a winding path that reveals itself on scroll. On phones, a progress bar with a dot replaces it. */
export function Journey(): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const reached = useReachedStep(list);
  return (
    <Band
      id="journey"
      sunken
      heading="Nine steps, from your first saved dollar to your own front door"
      intro="You always know where you stand and what to do next."
    >
      <JourneyProgress reached={reached} />
      <div className={css['journey']}>
        <div className={css['way']}>
          <Trail />
          <ol ref={list} className={css['steps']}>
            {steps.map((step, index) => (
              <li key={step.title} className={css['step']}>
                <span className={css['marker']} aria-hidden="true">
                  {index === steps.length - 1 ? <HouseIcon size={20} /> : index + 1}
                </span>
                <div className={css['text']}>
                  <h3 className={css['title']}>{step.title}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className={css['house']}>
          <HouseIllustration />
        </div>
      </div>
    </Band>
  );
}

// Each row is 100 units high. The path crosses its lane and meets a marker in the middle of each row.
const rowHeight = 100;
const laneWidth = 120;

function Trail(): ReactNode {
  const height = steps.length * rowHeight;
  const path = trailPath(steps.length);
  return (
    <div className={css['trail']} aria-hidden="true">
      <svg className={css['ahead']} viewBox={`0 0 ${laneWidth} ${height}`} preserveAspectRatio="none" focusable="false">
        <path d={path} />
      </svg>
      <div className={css['cover']}>
        <div className={css['uncover']}>
          <svg
            className={css['walked']}
            viewBox={`0 0 ${laneWidth} ${height}`}
            preserveAspectRatio="none"
            focusable="false"
          >
            <path d={path} />
          </svg>
        </div>
      </div>
    </div>
  );
}

function trailPath(rows: number): string {
  const x = (row: number): number => (row % 2 === 0 ? laneWidth / 4 : (laneWidth * 3) / 4);
  const y = (row: number): number => (row + 0.5) * rowHeight;
  const bends = Array.from({ length: rows - 1 }, (_, row) => {
    const middle = (row + 1) * rowHeight;
    return `C${x(row)} ${middle} ${x(row + 1)} ${middle} ${x(row + 1)} ${y(row + 1)}`;
  });
  return `M${x(0)} ${y(0)}${bends.join('')}`;
}
