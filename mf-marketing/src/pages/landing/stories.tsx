import type { ReactNode } from 'react';
import { Band } from './band.js';
import { voices } from './content.js';
import { homesSold } from './facts.js';
import { KitchenScene } from './kitchen-scene.js';
import { SourceNote } from './source-note.js';
import css from './stories.module.css';

export function Stories(): ReactNode {
  return (
    <Band sunken heading="You’re not alone">
      <div className={css['opening']}>
        <div>
          <p className={css['fact']}>{homesSold.text} Behind every sale, someone ran the numbers.</p>
          <SourceNote sources={homesSold.sources} />
          <p className={css['notice']}>
            <strong>The three voices below are illustrative.</strong> We wrote them to reflect what buyers ask on public
            forums. They’re not real people or our customers.
          </p>
        </div>
        <KitchenScene className={css['scene']} />
      </div>
      <ul className={css['voices']}>
        {voices.map(({ text, speaker }) => (
          <li key={speaker}>
            <figure className={css['voice']}>
              <blockquote className={css['quote']}>{text}</blockquote>
              <figcaption className={css['speaker']}>{speaker}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
