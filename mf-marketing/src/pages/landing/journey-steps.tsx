import type { ReactNode } from 'react';
import { steps } from './content.js';
import css from './journey-steps.module.css';

/** The way as a numbered path: down the page on a phone, in rows on wider screens. */
export function JourneySteps(): ReactNode {
  return (
    <section className={css['band']} aria-labelledby="journey">
      <div className={css['column']}>
        <h2 id="journey">Nine steps, from the first saved dollar to your own front door</h2>
        <p className={css['intro']}>You always see where you stand, and only what the next step needs.</p>
        <ol className={css['steps']}>
          {steps.map((step, index) => (
            <li key={step.title} className={css['step']}>
              <span className={css['number']} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={css['title']}>{step.title}</h3>
                <p className={css['text']}>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
