import type { ReactNode } from 'react';
import { homeGoalLimits, type HomeGoals } from '@hearthway/contracts/home-goals';
import { Button, Card, EmptyState, PlusIcon, TextField, TrashIcon } from '@hearthway/web-kit';
import css from './home-goals.module.css';

interface CoBuyerProps {
  readonly coBuyer: HomeGoals['coBuyer'];
  readonly onStart: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  /** Their lists. */
  readonly children: ReactNode;
}

export function CoBuyer({ coBuyer, onStart, onRename, onRemove, children }: CoBuyerProps): ReactNode {
  if (!coBuyer) {
    return (
      <Card>
        <EmptyState
          title="Buying with someone?"
          action={
            <Button icon={<PlusIcon size={18} />} onClick={onStart}>
              Add their goals
            </Button>
          }
        >
          Hand them your phone and let them fill in their own list. Then compare the two.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={css['person']}>
      <Card className={css['person-head']}>
        <TextField
          label="Their first name"
          optional
          maxLength={homeGoalLimits.nameLength}
          value={coBuyer.name}
          reserveError={false}
          onChange={({ target }) => {
            onRename(target.value);
          }}
        />
        <Button variant="quiet" icon={<TrashIcon size={18} />} onClick={onRemove}>
          Remove their goals
        </Button>
      </Card>
      {children}
    </div>
  );
}
