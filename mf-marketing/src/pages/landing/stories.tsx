import type { ReactNode } from 'react';
import { Band } from './band.js';
import { voices } from './content.js';
import { homesSold } from './facts.js';
import { KitchenScene } from './kitchen-scene.js';
import { SourceNote } from './source-note.js';
import css from './stories.module.css';

export function Stories(): ReactNode {
  return (
    <Band sunken heading="You are not the only one at this table">
      <div className={css['opening']}>
        <div>
          <p className={css['fact']}>{homesSold.text} Behind each of them somebody sat down and did the sums.</p>
          <SourceNote sources={homesSold.sources} />
          <p className={css['notice']}>
            <strong>The three voices below are illustrative.</strong> We wrote them to stand for what buyers ask in
            public forums. They are not real people, and not customers of ours.
          </p>
        </div>
        <KitchenScene className={css['scene']} />
      </div>
      <ul className={css['voices']}>
        {voices.map(({ words, who }) => (
          <li key={who}>
            <figure className={css['voice']}>
              <blockquote className={css['words']}>{words}</blockquote>
              <figcaption className={css['who']}>
                {who} <span className={css['made-up']}>Illustrative</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
