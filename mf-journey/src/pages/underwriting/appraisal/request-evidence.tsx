import type { ComponentProps, ReactNode } from 'react';
import { appraisalLimits, type AppraisalComparable } from '@hearthway/contracts/journey';
import { Button, PlusIcon, VisuallyHidden } from '@hearthway/web-kit';
import { OldSaleNote, SaleRow } from '../../../features/comparable-sales/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Row, RowNote, Rows } from '../../../features/rows/index.js';

interface ErrorsProps {
  readonly errors: readonly string[];
  /** Nothing changes after that. */
  readonly isSent: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (error: string) => void;
}

/** What the report has wrong. */
export function Errors({ errors, isSent, onAdd, onRemove }: ErrorsProps): ReactNode {
  return (
    <div className={parts['part']}>
      <h3 className={parts['subtitle']}>What the report has wrong</h3>
      {errors.length > 0 && (
        <Rows>
          {errors.map((error) => (
            <Row
              key={error}
              beside={
                !isSent && (
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      onRemove(error);
                    }}
                  >
                    Remove<VisuallyHidden> “{error}”</VisuallyHidden>
                  </Button>
                )
              }
            >
              <p>{error}</p>
            </Row>
          ))}
        </Rows>
      )}
      {!isSent && errors.length < appraisalLimits.errors && <AddButton onClick={onAdd}>Add an error</AddButton>}
    </div>
  );
}

interface SalesProps {
  readonly sales: readonly AppraisalComparable[];
  readonly isSent: boolean;
  readonly today: Day;
  readonly onAdd: () => void;
  readonly onEdit: (sale: AppraisalComparable) => void;
  readonly onRemove: (sale: AppraisalComparable) => void;
}

/** Sales that speak for a higher value. */
export function Sales({ sales, isSent, today, onAdd, onEdit, onRemove }: SalesProps): ReactNode {
  const isFull = sales.length >= appraisalLimits.comparables;
  return (
    <div className={parts['part']}>
      <h3 className={parts['subtitle']}>Sales to consider</h3>
      {sales.length > 0 && (
        <Rows>
          {sales.map((sale) => (
            <Sale
              key={JSON.stringify(sale)}
              sale={sale}
              today={today}
              {...(!isSent && { onEdit: () => onEdit(sale), onRemove: () => onRemove(sale) })}
            />
          ))}
        </Rows>
      )}
      {!isSent && !isFull && <AddButton onClick={onAdd}>Add a sale</AddButton>}
      {!isSent && isFull && (
        <p className={parts['note']}>
          {appraisalLimits.comparables} is the most. To use another one, remove one first.
        </p>
      )}
    </div>
  );
}

interface OfferedProps {
  readonly sales: readonly AppraisalComparable[];
  readonly today: Day;
  readonly onUse: (sale: AppraisalComparable) => void;
}

/** Sales that the buyer’s offer rested on. */
export function OfferedSales({ sales, today, onUse }: OfferedProps): ReactNode {
  if (sales.length === 0) return null;
  return (
    <div className={parts['part']}>
      <h3 className={parts['subtitle']}>Or use those of your offer</h3>
      <Rows>
        {sales.map((sale) => (
          <Sale key={JSON.stringify(sale)} sale={sale} today={today} onUse={() => onUse(sale)} />
        ))}
      </Rows>
    </div>
  );
}

type SaleProps = Pick<ComponentProps<typeof SaleRow>, 'onEdit' | 'onRemove' | 'onUse'> & {
  readonly sale: AppraisalComparable;
  readonly today: Day;
};

function Sale({ sale, today, ...buttons }: SaleProps): ReactNode {
  return (
    <SaleRow sale={sale} {...buttons}>
      {sale.note !== '' && <RowNote>{sale.note}</RowNote>}
      <OldSaleNote sale={sale} today={today}>
        A later sale makes a stronger case.
      </OldSaleNote>
    </SaleRow>
  );
}

function AddButton(props: Required<Pick<ComponentProps<typeof Button>, 'onClick' | 'children'>>): ReactNode {
  return <Button {...props} variant="secondary" size="small" icon={<PlusIcon size={18} />} className={parts['add']} />;
}
