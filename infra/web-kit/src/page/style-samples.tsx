import type { ReactNode } from 'react';
import {
  HouseIllustration,
  KeyIllustration,
  LampIllustration,
  PathIllustration,
  TableIllustration,
  Wordmark,
} from '../index.js';
import css from './kit-page.module.css';
import { Row, Sample } from './sample.js';

const colors = [
  'bg',
  'surface',
  'sunken',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'glow',
  'border',
  'line',
];

export function StyleSamples(): ReactNode {
  return (
    <>
      <Sample title="Color">
        <ul className={css['swatches']}>
          {colors.map((color) => (
            <li key={color}>
              <span className={css['swatch']} style={{ background: `var(--color-${color})` }} />
              {color}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type">
        <p className={css['display']}>60 px, for headlines</p>
        <p className={css['display-small']}>36 px, for sections</p>
        <h3>22 px, for cards</h3>
        <p>
          Body text is 16 px with a line height of 1.5 and at most 66 characters per line, with{' '}
          <a href="#type">links that look like links</a>.
        </p>
        <p className={css['secondary-text']}>Secondary text, $412,500 and 6.25%.</p>
        <p className={css['hint-text']}>Hint text, on bg and surface only.</p>
      </Sample>
      <Sample title="Illustrations">
        <Row>
          <Wordmark name="Wordmark" />
        </Row>
        <div className={css['pictures']}>
          <HouseIllustration />
          <KeyIllustration />
          <PathIllustration />
          <TableIllustration />
          <LampIllustration />
        </div>
      </Sample>
    </>
  );
}
