import type { ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { CheckIcon } from '@hearthway/web-kit';
import { ComparisonTable } from '../../../features/comparison/index.js';
import { placeOf } from '../../../features/homes/index.js';
import { compareRows, type CompareCell } from './compare-rows.js';
import css from './compare-table.module.css';

export function CompareTable({ homes }: { readonly homes: readonly AssessedHome[] }): ReactNode {
  return (
    <ComparisonTable
      columns={homes.map((home) => ({ id: home.id, name: home.address, detail: placeOf(home) }))}
      rows={compareRows(homes).map(({ name, cells }) => ({
        name,
        cells: cells.map((cell) => ({ value: <Value {...cell} /> })),
      }))}
    />
  );
}

function Value({ text, isKnown, best }: CompareCell): ReactNode {
  return (
    <span className={isKnown ? undefined : css['unknown']}>
      {text}
      {best && (
        <span className={css['best']}>
          <CheckIcon size={14} /> {best}
        </span>
      )}
    </span>
  );
}
