import type { ReactNode } from 'react';
import { keptAfterDeletion, notOfTheAccount } from '@hearthway/contracts/identity';
import { SettingsPart } from '../settings-section.js';
import css from './your-data.module.css';

export function KeptAfterDeletion(): ReactNode {
  return (
    <SettingsPart title="What we keep after you delete your account">
      <p>
        We erase your answers, figures, events, matches, and milestones right away. This is all that stays for a while:
      </p>
      <ul className={css['kept']}>
        {keptAfterDeletion.map(({ id, what, why, howLong }) => (
          <li key={id}>
            <p className={css['what']}>{what}</p>
            <p>{why}</p>
            <p>Kept for {howLong}.</p>
          </li>
        ))}
      </ul>
      <p>These aren’t erased with your account:</p>
      <ul className={css['kept']}>
        {notOfTheAccount.map(({ what, how }) => (
          <li key={what}>
            <p className={css['what']}>{what}</p>
            <p>{how}</p>
          </li>
        ))}
      </ul>
    </SettingsPart>
  );
}
