import type { ReactNode } from 'react';
import { Button, Card, EmptyState, HouseIllustration } from '@hearthway/web-kit';
import { addWays, type AddWay } from './add-home/add-ways.js';
import css from './home-search.module.css';

/** Shown before the first home is added. */
export function FirstHome({ onAdd }: { readonly onAdd: (way: AddWay) => void }): ReactNode {
  return (
    <Card padding="large">
      <EmptyState
        illustration={<HouseIllustration />}
        title="Add your first home"
        action={
          <div className={css['ways']}>
            {(Object.keys(addWays) as AddWay[]).map((way, place) => (
              <Button
                key={way}
                variant={place === 0 ? 'primary' : 'secondary'}
                onClick={() => {
                  onAdd(way);
                }}
              >
                {addWays[way]}
              </Button>
            ))}
          </div>
        }
      >
        <p>You’ll see its monthly payment, the cash to close, how it fits your goals, and what to ask about it.</p>
        <p className={css['hint']}>
          Look for homes wherever you like: on any listing site, with an agent, or at open houses. We have no license to
          show listings from the MLS, the agents’ database, so you bring the homes and we do the math.
        </p>
      </EmptyState>
    </Card>
  );
}
