import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import type { OpenHouse } from '../../../../features/homes-csv/index.js';
import { OpenHouseList } from './open-house-list.js';
import dialogCss from '../add-home.module.css';
import css from './import.module.css';

interface SavedListProps {
  /** What was saved. */
  readonly text: string;
  readonly openHouses: readonly OpenHouse[];
  readonly onDone: () => void;
}

/** After a list was saved: its open houses for the calendar. */
export function SavedList({ text, openHouses, onDone }: SavedListProps): ReactNode {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  return (
    <section className={dialogCss['part']}>
      <h3 ref={headingRef} tabIndex={-1} className={css['heading']}>
        Your list is saved
      </h3>
      <p>{text}</p>
      <p>
        {openHouses.length === 1
          ? 'One of these homes has an open house. Put it in your calendar?'
          : `${openHouses.length} of these homes have an open house. Put them in your calendar?`}
      </p>
      <OpenHouseList openHouses={openHouses} heading={() => headingRef.current} />
      <div className={dialogCss['actions']}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </section>
  );
}
