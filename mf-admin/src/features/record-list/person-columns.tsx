import { maskedEmail } from '@hearthway/contracts/commerce';
import { MaskedEmail, type MaskedEmailProps } from '../email-reveal/index.js';
import type { Column } from '../data-table/index.js';
import { RelativeTime } from '../relative-time/index.js';
import css from './record-list.module.css';

/** Fields that the records of all lists share. Empty if not given or erased. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Masked. */
  readonly email: string;
  readonly state: string;
  readonly createdAt: string;
}

const absent = <span className={css['absent']}>—</span>;

export const nameColumn: Column<Person> = {
  id: 'name',
  header: 'Name',
  share: 17,
  text: ({ name }) => name,
  cell: ({ name }) => name || absent,
};

export const stateColumn: Column<Person> = {
  id: 'state',
  header: 'State',
  share: 9,
  text: ({ state }) => state,
  cell: ({ state }) => state || absent,
};

/** Searching for a full address finds its masked form. */
export function emailColumn(list: MaskedEmailProps['entry']['list']): Column<Person> {
  return {
    id: 'email',
    header: 'Email',
    share: 29,
    text: ({ email }) => email,
    matches: ({ email }, term) => {
      const shown = email.toLowerCase();
      return shown.includes(term) || (term.includes('@') && shown === maskedEmail(term));
    },
    cell: ({ id, email, name }) => <MaskedEmail entry={{ list, id }} masked={email} owner={name || 'this entry'} />,
  };
}

export function timeColumn(header: string): Column<Person> {
  return {
    id: 'time',
    header,
    share: 20,
    text: () => '',
    sortBy: ({ createdAt }) => Date.parse(createdAt),
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  };
}
