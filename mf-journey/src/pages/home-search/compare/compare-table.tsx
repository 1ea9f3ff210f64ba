import type { ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { CheckIcon, classNames } from '@hearthway/web-kit';
import { placeOf } from '../../../features/homes/index.js';
import { compareRows } from './compare-rows.js';
import css from './compare-table.module.css';

/** On a phone, each row is a block with a line for each home. The roles keep it a table where CSS makes it blocks. */
export function CompareTable({ homes }: { readonly homes: readonly AssessedHome[] }): ReactNode {
  return (
    <table role="table" className={css['table']}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {homes.map((home) => (
            <th key={home.id} role="columnheader" scope="col">
              {home.address}
              <span className={css['place']}>{placeOf(home)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {compareRows(homes).map(({ name, cells }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map(({ text, isKnown, best }, place) => (
              <td key={homes[place]?.id} role="cell">
                <span className={css['home']} aria-hidden>
                  {homes[place]?.address}
                </span>
                <span className={classNames(css['value'], !isKnown && css['unknown'])}>
                  {text}
                  {best && (
                    <span className={css['best']}>
                      <CheckIcon size={14} /> {best}
                    </span>
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
