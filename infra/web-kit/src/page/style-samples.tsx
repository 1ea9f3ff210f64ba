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
        <p className={css['display']}>Sixty, for a promise</p>
        <p className={css['display-small']}>Thirty-six, for a section</p>
        <h3>Twenty-two, for a card</h3>
        <p>
          Text is set at sixteen pixels with a line of one and a half, in measures of at most sixty-six characters, with{' '}
          <a href="#type">links that look like links</a>.
        </p>
        <p className={css['secondary-text']}>Secondary text, $412,500 and 6.25%.</p>
        <p className={css['hint-text']}>Hints, on paper and cards only.</p>
      </Sample>
      <Sample title="Illustrations">
        <Row>
          <Wordmark name="Wordmark" />
          <Wordmark name="Mark alone" markOnly />
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
