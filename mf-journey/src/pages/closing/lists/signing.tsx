import type { ReactNode } from 'react';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { Later } from '../parts/later.js';
import type { ClosingProps } from '../use-closing.js';
import { Checklist } from './checklist.js';

/** The table, and what has to be ready for the first night. */
export function Signing({ view }: ClosingProps): ReactNode {
  return (
    <Section
      title="Sign, and be ready to move in"
      lead="Bring your ID. These are the papers to expect, and what to look at in each. Ask for copies a day ahead, and take the time you need."
    >
      <Later title="What to check off" view={view}>
        <Checklist list="signing" view={view} />
        <h3 className={parts['subtitle']}>Ready to move in</h3>
        <Checklist list="moveIn" view={view} />
      </Later>
    </Section>
  );
}
