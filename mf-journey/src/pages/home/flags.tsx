import type { ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { knownFlags } from '../../features/homes/index.js';
import { Section } from '../../features/page-section/index.js';
import { OutsideLink } from '../../outside-link/index.js';
import css from './home.module.css';

/** Facts and tasks based on the home's age, state, and type. What to sign before a tour is shown with the tour. */
export function Flags({ home: { assessment } }: { readonly home: AssessedHome }): ReactNode {
  const flags = knownFlags(assessment.flags).filter(({ code }) => code !== tourFlag);
  if (flags.length === 0) return null;
  return (
    <Section title="Good to know" status={<span className={css['status']}>{flags.length}</span>}>
      <ul className={css['flags']}>
        {flags.map(({ code, flag: { title, text, link } }) => (
          <li key={code}>
            <h3>{title}</h3>
            <p>{text}</p>
            {link && (
              <p>
                <OutsideLink href={link.address}>{link.text}</OutsideLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const tourFlag = 'texas-agreement';
