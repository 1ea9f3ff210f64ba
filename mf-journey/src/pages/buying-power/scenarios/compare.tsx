import type { ReactNode } from 'react';
import type { Scenario } from '@hearthway/contracts/journey';
import { figureRows, resultRows } from './figure-rows.js';
import css from './scenarios.module.css';

/** Two or three scenarios in columns: results first, then every choice that differs. */
export function Compare({ scenarios }: { readonly scenarios: readonly Scenario[] }): ReactNode {
  const choices = figureRows.filter(({ name, text }) => name !== 'Name' && new Set(scenarios.map(text)).size > 1);
  const results = resultRows.filter(({ text }) => scenarios.some((scenario) => text(scenario) !== '—'));
  return (
    <div className={css['scroll']} role="region" aria-label="Comparison of scenarios" tabIndex={0}>
      <table className={css['table']}>
        <caption className={css['caption']}>Side by side. Choices that are the same are left out.</caption>
        <thead>
          <tr>
            <td />
            {scenarios.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...results, ...choices].map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {scenarios.map((scenario) => (
                <td key={scenario.id}>{text(scenario)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
