import type { ReactNode } from 'react';
import { lenderRanking, rankingInputs } from '@hearthway/contracts/journey';
import { Dialog } from '@hearthway/web-kit';
import css from './ranking-dialog.module.css';

const { base, spread, weightsPercent, fullAt, nearMiss } = lenderRanking;
const most = (weight: number): number => (spread * weight) / 100;

/** Explains the ranking with the figures it is computed from. */
export function RankingDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="How lenders are ranked"
      description="We compare your plan with what each lender requires. No lender pays for its ranking, and none can."
    >
      <div className={css['text']}>
        <h3>What we use</h3>
        <ul>
          {rankingInputs.map((input) => (
            <li key={input}>{input}</li>
          ))}
        </ul>
        <h3>What we never use</h3>
        <p>
          Citizenship, marital status, name, email, phone, and age. The ranking never sees them, so they can’t change
          it.
        </p>
        <h3>Which lenders we consider</h3>
        <p>
          Lenders that cover the home’s location, type, and use, and make loans of your size. A lender that lends only
          to certain buyers is left out if you’ve told us that you aren’t one of them. While you haven’t told us, we
          show it as one to check first: it scores {nearMiss.toPoints} at most, so that every match comes before it. If
          you’ve told us that you didn’t serve, a lender’s VA loans and their terms don’t count.
        </p>
        <h3>The score</h3>
        <p>
          If you meet all of a lender’s requirements, it starts at {base} points. It can earn up to {spread} more:
        </p>
        <ul>
          <li>
            Debt-to-income: up to {most(weightsPercent.debtToIncome)} points; you get all{' '}
            {most(weightsPercent.debtToIncome)} at {fullAt.debtToIncome} points or more below the lender’s maximum.
          </li>
          <li>
            Credit score: up to {most(weightsPercent.creditScore)} points; you get all{' '}
            {most(weightsPercent.creditScore)} at {fullAt.creditScore} points or more above the minimum. We use the
            lowest score in your range.
          </li>
          <li>
            Down payment: up to {most(weightsPercent.downPayment)} points; you get all{' '}
            {most(weightsPercent.downPayment)} at {fullAt.downPayment} percentage points or more above the minimum.
          </li>
        </ul>
        <p>Anything less earns a proportional share. We round each part to a tenth and the total to a whole number.</p>
        <h3>Near misses</h3>
        <p>
          If you miss just one requirement, by at most {nearMiss.debtToIncome} percentage points of debt-to-income,{' '}
          {nearMiss.creditScore} points of credit score, or {nearMiss.downPayment} percentage points of down payment, we
          still show the lender and what would close the gap. These score {nearMiss.fromPoints} to {nearMiss.toPoints};
          a bigger gap scores lower. We don’t show lenders beyond that.
        </p>
        <h3>Ties</h3>
        <p>Lenders with the same score are in a random order chosen for you. It stays the same each time you look.</p>
      </div>
    </Dialog>
  );
}
