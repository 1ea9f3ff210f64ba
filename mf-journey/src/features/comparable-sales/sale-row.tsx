import type { ReactNode } from 'react';
import { isOldSale } from '@hearthway/contracts/journey';
import { Button, TriangleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';
import { formatShortDay, startOf, type Day } from '../local-time/index.js';
import { Buttons, Row, RowNote, RowTitle } from '../rows/index.js';
import type { ComparableFacts } from './sale-values.js';
import css from './sales.module.css';

interface SaleRowProps {
  readonly sale: Omit<ComparableFacts, 'note'>;
  readonly titleAs?: 'h3' | 'p';
  /** Before the buttons. */
  readonly beside?: ReactNode;
  /** More to know about it. */
  readonly children?: ReactNode;
  readonly onEdit?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  /** Of a sale on offer. */
  readonly onUse?: (() => void) | undefined;
}

/** A comparable sale in a list, with the buttons that it needs. */
export function SaleRow({ sale, titleAs = 'p', beside, children, onEdit, onRemove, onUse }: SaleRowProps): ReactNode {
  const { address, priceCents, soldOn, squareFeet } = sale;
  const ofSale = <VisuallyHidden> the sale of {address}</VisuallyHidden>;
  return (
    <Row
      beside={
        <>
          {beside}
          {(onUse ?? onEdit ?? onRemove) && (
            <Buttons>
              {onUse && (
                <Button variant="secondary" size="small" onClick={onUse}>
                  Use{ofSale}
                </Button>
              )}
              {onEdit && (
                <Button variant="secondary" size="small" onClick={onEdit}>
                  Change{ofSale}
                </Button>
              )}
              {onRemove && (
                <Button variant="quiet" size="small" onClick={onRemove}>
                  Remove{ofSale}
                </Button>
              )}
            </Buttons>
          )}
        </>
      }
    >
      <RowTitle as={titleAs}>{address}</RowTitle>
      <RowNote>
        Sold for {formatCents(priceCents)} on {formatShortDay(startOf(soldOn))}
        {squareFeet !== null && `, ${formatInteger(squareFeet)} sq ft`}
      </RowNote>
      {children}
    </Row>
  );
}

interface OldSaleNoteProps {
  readonly sale: Pick<ComparableFacts, 'soldOn'>;
  readonly today: Day;
  /** What that means where it is shown. */
  readonly children: ReactNode;
}

/** Says so if a sale is so old that prices may have moved since. */
export function OldSaleNote({ sale, today, children }: OldSaleNoteProps): ReactNode {
  if (!isOldSale(sale, today)) return null;
  return (
    <p className={css['old']}>
      <TriangleAlertIcon size={18} />
      <span>Sold more than six months ago. {children}</span>
    </p>
  );
}
