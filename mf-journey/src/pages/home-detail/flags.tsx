import type { ReactNode } from 'react';
import { homeFlags, type AssessedHome, type HomeFlag } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { placeOf } from '../../features/homes/index.js';
import css from './home-detail.module.css';

/** Facts and tasks that come with the home's age, state, and kind. */
export function Flags({ home }: { home: AssessedHome }): ReactNode {
  const flags = home.assessment.flags.filter((flag): flag is HomeFlag => Object.hasOwn(homeFlags, flag));
  return (
    <Card as="section" aria-labelledby="flags" className={css['card']}>
      <h2 id="flags">Good to know</h2>
      <ul className={css['flags']}>
        {flags.map((flag) => {
          const { title, text, link, linkText } = homeFlags[flag];
          return (
            <li key={flag}>
              <h3>{title}</h3>
              <p>{text}</p>
              {link && (
                <a href={flag === 'flood-map' ? floodMapOf(home) : link} target="_blank" rel="noopener noreferrer">
                  {linkText}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function floodMapOf(home: AssessedHome): string {
  const address = [home.address, placeOf(home)].filter(Boolean).join(', ');
  return `${homeFlags['flood-map'].link}?AddressQuery=${encodeURIComponent(address)}`;
}
