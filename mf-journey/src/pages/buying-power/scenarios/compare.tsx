import type { ReactNode } from 'react';
import type { Scenario } from '@hearthway/contracts/journey';
import { classNames } from '@hearthway/web-kit';
import { comparisonOf } from './scenario-facts.js';
import css from './compare.module.css';

/** Two or three scenarios side by side. On a phone, each row's name is above its cells. */
export function Compare({ scenarios }: { readonly scenarios: readonly Scenario[] }): ReactNode {
  return (
    <table className={classNames(css['table'], scenarios.length === 3 && css['three'])}>
      <caption className={css['caption']}>Side by side: estimates as of today, and the choices that differ.</caption>
      <thead>
        <tr>
          <td className={css['corner']} />
          {scenarios.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonOf(scenarios).map(({ name, texts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {scenarios.map(({ id }, place) => (
              <td key={id}>{texts[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
