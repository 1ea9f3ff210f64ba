import type { ReactNode } from 'react';
import { Badge, Button, Card, EmptyState, HouseIllustration, PlusIcon } from '@hearthway/web-kit';
import css from './home-search.module.css';

/** Before the first home: what to do, and a labeled sample of what will be here. */
export function FirstHome({ onAdd }: { onAdd: () => void }): ReactNode {
  return (
    <div className={css['first']}>
      <Card>
        <EmptyState
          illustration={<HouseIllustration />}
          title="Add your first home"
          action={
            <Button icon={<PlusIcon size={18} />} onClick={onAdd}>
              Add a home
            </Button>
          }
        >
          <p>Paste a listing, fill in a short form, or bring a spreadsheet. You check everything before it’s saved.</p>
        </EmptyState>
      </Card>
      <Card as="section" aria-label="Sample" tone="sunken" className={css['sample']}>
        <Badge tone="primary">Sample</Badge>
        <p className={css['price']}>$425,000</p>
        <p className={css['address']}>123 Sample Street, Austin, TX</p>
        <p className={css['facts']}>3 beds · 2 baths · 1,650 sq ft</p>
        <p className={css['facts']}>About $3,290 a month · $258 per sq ft</p>
        <p className={css['hint']}>
          Your own homes will show the payment, the cash to close, and how they fit your goals.
        </p>
      </Card>
    </div>
  );
}
