import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import css from './conflict.module.css';

/** A name and its value in a list. */
export type Fact = readonly [name: string, text: string];

interface ConflictProps {
  readonly noun: string;
  readonly mine: readonly Fact[];
  readonly newer: readonly Fact[];
}

/** The differences between the buyer’s version and a newer one. */
export function Conflict({ noun, mine, newer }: ConflictProps): ReactNode {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  const texts = new Map(newer);
  const differences = mine
    .map(([name, text]) => ({ name, text, other: texts.get(name) ?? '' }))
    .filter(({ text, other }) => text !== other);
  return (
    <section className={css['conflict']}>
      <h3 ref={headingRef} tabIndex={-1} className={css['conflict-title']}>
        This {noun} changed somewhere else
      </h3>
      <p>
        {differences.length === 0
          ? 'The newer version says the same as yours.'
          : 'Nothing is lost until you choose. Here is where the two versions differ.'}
      </p>
      {differences.length > 0 && (
        <table className={css['versions']}>
          <thead>
            <tr>
              <td />
              <th scope="col">Yours</th>
              <th scope="col">The newer one</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, text, other }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text || 'Nothing'}</td>
                <td>{other || 'Nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface ConflictButtonsProps {
  readonly onNewer: () => void;
  readonly onMine: () => void;
}

/** The choice between the two. */
export function ConflictButtons({ onNewer, onMine }: ConflictButtonsProps): ReactNode {
  return (
    <>
      <Button variant="secondary" onClick={onNewer}>
        Use the newer one
      </Button>
      <Button onClick={onMine}>Keep mine</Button>
    </>
  );
}
