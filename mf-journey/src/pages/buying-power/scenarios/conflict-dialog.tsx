import type { ReactNode } from 'react';
import type { Scenario } from '@hearthway/contracts/journey';
import { Button, Dialog } from '@hearthway/web-kit';
import { figureRows } from './figure-rows.js';
import css from './scenarios.module.css';

interface ConflictDialogProps {
  readonly mine: Scenario;
  readonly newer: Scenario;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeNewer: () => void;
}

/** The scenario changed elsewhere meanwhile: shows both versions, and the buyer picks one. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { mine, newer, pending, onClose, onKeepMine, onTakeNewer } = props;
  const differing = figureRows.filter(({ text }) => text(mine) !== text(newer));
  return (
    <Dialog
      open
      title="This scenario changed in another window"
      description="Nothing is lost until you choose."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onTakeNewer}>
            Use the newer version
          </Button>
          <Button pending={pending} pendingText="Saving…" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className={css['scroll']} role="region" aria-label="Both versions" tabIndex={0}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">What differs</th>
              <th scope="col">Yours</th>
              <th scope="col">Newer</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text(mine)}</td>
                <td>{text(newer)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {differing.length === 0 && <p>Both have the same name and numbers.</p>}
      </div>
    </Dialog>
  );
}
