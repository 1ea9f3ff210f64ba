import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ComparableSaleEntry, Home, HomeEntry } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { tableFields, type Columns, type TableProblem } from '../../../../features/homes-csv/index.js';
import { shortFacts } from '../../../../features/homes/index.js';
import { useAddressBook } from '../use-address-book.js';
import { MatchColumns } from './match-columns.js';
import { countText, type ReadFile } from './read-file.js';
import css from './import.module.css';

interface PreviewProps {
  readonly file: ReadFile;
  readonly onColumns: (columns: Columns) => void;
}

/** What is in a file, before anything is saved: homes, past sales, and what we couldn’t read. */
export function Preview({ file: { name, table }, onColumns }: PreviewProps): ReactNode {
  const { homes, sales, repeats, problems, missing, ignored, columns } = table;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  // As it was before the file is saved.
  const openAddressBook = useAddressBook();
  const [addressBook] = useState(openAddressBook);
  const needsColumns = missing.length > 0;
  const [showsColumns, setShowsColumns] = useState(needsColumns);
  return (
    <>
      <h3 ref={headingRef} tabIndex={-1} className={css['heading']}>
        {name}
      </h3>
      {needsColumns ? (
        <Alert tone="warning" announce="polite" title="Which column is it?">
          We couldn’t tell which column has the{' '}
          {missing.map((field) => tableFields[field].name.toLowerCase()).join(' and the ')}. Choose it below.
        </Alert>
      ) : (
        <p role="status">
          We found {countText(homes.length, sales.length)}.{repeats > 0 && ` ${repeatsText(repeats)}`}
          {sales.length > 0 && ' Past sales are kept apart from your homes, to compare prices with.'}
        </p>
      )}
      {!needsColumns && <Problems problems={problems} />}
      <Entries title="Homes" entries={homes} sameOf={(entry) => addressBook.find(entry)} />
      <Entries title="Past sales" entries={sales} />
      <details
        className={css['details']}
        open={showsColumns}
        onToggle={({ currentTarget }) => {
          setShowsColumns(currentTarget.open);
        }}
      >
        <summary>Columns: {columns.size} matched</summary>
        <MatchColumns table={table} onColumns={onColumns} />
        {ignored.length > 0 && <p className={css['small']}>Not used: {ignored.join(', ')}.</p>}
      </details>
    </>
  );
}

const repeatsText = (rows: number): string =>
  rows === 1
    ? 'One row repeats an earlier one, so we put them together.'
    : `${rows} rows repeat earlier ones, so we put them together.`;

function Problems({ problems }: { readonly problems: readonly TableProblem[] }): ReactNode {
  const [out, kept] = [problems.filter(({ isKept }) => !isKept), problems.filter(({ isKept }) => isKept)];
  return (
    <>
      {out.length > 0 && (
        <Alert tone="warning" title="These rows are left out">
          <ProblemList problems={out} />
        </Alert>
      )}
      {kept.length > 0 && (
        <Alert tone="info" title="These rows are kept without one of their cells">
          <ProblemList problems={kept} />
        </Alert>
      )}
    </>
  );
}

const shownProblems = 50;

function ProblemList({ problems }: { readonly problems: readonly TableProblem[] }): ReactNode {
  return (
    <ul className={css['problems']}>
      {problems.slice(0, shownProblems).map(({ line, column, message }) => (
        <li key={`${line} ${column}`}>
          Line {line}
          {column !== '' && `, ${column}`}: {message}
        </li>
      ))}
      {problems.length > shownProblems && <li>And {problems.length - shownProblems} more</li>}
    </ul>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly { readonly line: number; readonly entry: HomeEntry | ComparableSaleEntry }[];
  /** The home that the buyer already has, which an entry updates. */
  readonly sameOf?: (entry: HomeEntry | ComparableSaleEntry) => Home | undefined;
}

function Entries({ title, entries, sameOf }: EntriesProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <details className={css['details']} open>
      <summary>
        {title}: {entries.length}
      </summary>
      <ul className={css['entries']} tabIndex={0} aria-label={title}>
        {entries.map(({ line, entry }) => {
          const same = sameOf?.(entry);
          return (
            <li key={line}>
              <span className={css['address']}>{entry.address}</span>
              <span className={css['small']}>
                {formatCents(entry.priceCents)} · {shortFacts(entry)}
                {'soldOn' in entry && ` · Sold ${formatDay(entry.soldOn)}`}
              </span>
              {same && <span className={css['small']}>{updateText(same, entry)}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function updateText({ priceCents: before }: Home, { priceCents: after }: Pick<HomeEntry, 'priceCents'>): string {
  return before === after
    ? 'You have it: same price'
    : `You have it: updates ${formatCents(before)} to ${formatCents(after)}`;
}
