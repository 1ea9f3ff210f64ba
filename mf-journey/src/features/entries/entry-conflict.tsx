import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import type { Versioned } from '../getting-pre-approved/index.js';
import type { Typed } from '../typed-form/index.js';
import type { EntryKind } from './entry-kind.js';
import css from './entry.module.css';

export interface EntryConflictProps<Entry, Stored extends Versioned & Entry, Values extends Typed> {
  readonly kind: EntryKind<Entry, Stored, Values>;
  readonly yours: Entry;
  readonly current: Stored;
  readonly onKeepYours: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both versions of what another window changed meanwhile. The buyer decides; until then nothing is saved or lost. */
export function EntryConflict<Entry, Stored extends Versioned & Entry, Values extends Typed>(
  props: EntryConflictProps<Entry, Stored, Values>,
): ReactNode {
  const { kind, yours, current, onKeepYours, onTakeTheirs } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  const theirs = new Map(kind.describe(current));
  return (
    <section className={css['conflict']}>
      <h3 ref={headingRef} tabIndex={-1} className={css['conflict-title']}>
        This {kind.noun} changed in another window
      </h3>
      <p>Which version holds? Where they differ is marked.</p>
      <div className={css['versions']} role="region" aria-label="Both versions" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Yours</th>
              <th scope="col">Saved there</th>
            </tr>
          </thead>
          <tbody>
            {kind.describe(yours).map(([name, text]) => {
              const other = theirs.get(name) ?? '';
              return (
                <tr key={name} data-differs={text !== other || undefined}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                  <td>{other}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={css['choices']}>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Keep what’s saved there
        </Button>
        <Button onClick={onKeepYours}>Keep mine</Button>
      </div>
    </section>
  );
}
