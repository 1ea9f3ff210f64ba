import type { ReactNode } from 'react';
import { Select } from '@hearthway/web-kit';
import {
  neededFields,
  tableFieldNames,
  tableFields,
  type Columns,
  type HomesTable,
  type TableField,
} from '../../../../features/homes-csv/index.js';
import css from './import.module.css';

interface MatchColumnsProps {
  readonly table: HomesTable;
  readonly onColumns: (columns: Columns) => void;
}

/** What each column of the file holds. Required fields come first. */
export function MatchColumns({ table: { headings, columns, missing }, onColumns }: MatchColumnsProps): ReactNode {
  const isNeeded = (field: TableField): boolean => neededFields.some((needed) => needed === field);
  const options = headings.map(({ name, sample }, place) => ({
    value: String(place),
    label: [name || `Column ${place + 1}`, shortened(sample)].filter((part) => part !== '').join(' · '),
  }));
  return (
    <div className={css['columns']}>
      {[...neededFields, ...tableFieldNames.filter((field) => !isNeeded(field))].map((field) => (
        <Select
          key={field}
          label={tableFields[field].name}
          reserveError={false}
          help={missing.includes(field) ? 'Needed for each home' : undefined}
          placeholder="Not in the file"
          options={options}
          value={String(columns.get(field) ?? '')}
          onChange={({ target }) => {
            onColumns(withColumn(columns, field, target.value));
          }}
        />
      ))}
    </div>
  );
}

function withColumn(columns: Columns, field: TableField, place: string): Columns {
  const others = [...columns].filter(([other]) => other !== field);
  return new Map(place === '' ? others : [...others, [field, Number(place)]]);
}

const shortened = (sample: string): string => (sample.length > 24 ? `${sample.slice(0, 24)}…` : sample);
