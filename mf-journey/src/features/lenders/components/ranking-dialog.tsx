import type { ReactNode } from 'react';
import { lenderRanking, rankingInputs } from '@hearthway/contracts/journey';
import { Dialog } from '@hearthway/web-kit';
import css from './ranking-dialog.module.css';

const { base, spread, weightsPercent, fullAt, nearMiss } = lenderRanking;
const most = (weight: number): number => (spread * weight) / 100;

/** The formula as it is computed, from the same figures. */
export function RankingDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="How lenders are ranked"
      description="By how your plan compares with what each lender asks for. No lender pays for its place, and none can."
    >
      <div className={css['text']}>
        <h3>What is used</h3>
        <ul>
          {rankingInputs.map((input) => (
            <li key={input}>{input}</li>
          ))}
        </ul>
        <h3>What is never used</h3>
        <p>
          Citizenship, marital status, name, email, phone and age. The ranking is not given them, so they cannot change
          it.
        </p>
        <h3>Who is considered</h3>
        <p>Lenders that lend where the home is, for its type and use, and for a loan of your size.</p>
        <h3>The score</h3>
        <p>
          A lender whose minimums you all meet starts at {base} points. Up to {spread} more are added:
        </p>
        <ul>
          <li>
            Debt-to-income, up to {most(weightsPercent.debtToIncome)}: all of them at {fullAt.debtToIncome} percentage
            points under the lender’s maximum.
          </li>
          <li>
            Credit score, up to {most(weightsPercent.creditScore)}: all of them at {fullAt.creditScore} points over the
            minimum. Your band counts with its lowest score.
          </li>
          <li>
            Down payment, up to {most(weightsPercent.downPayment)}: all of them at {fullAt.downPayment} percentage
            points over the minimum.
          </li>
        </ul>
        <p>Less than that adds its share. Each part is rounded to a tenth, and the sum to a whole number.</p>
        <h3>Near misses</h3>
        <p>
          When you miss one minimum only, by at most {nearMiss.debtToIncome} percentage points of debt-to-income,{' '}
          {nearMiss.creditScore} points of credit score or {nearMiss.downPayment} percentage points of down payment, the
          lender is shown with {nearMiss.toPoints} points or fewer, down to {nearMiss.fromPoints} as the gap grows, and
          what would close it. Lenders further away are not shown.
        </p>
        <h3>Ties</h3>
        <p>Lenders with the same score are in an order drawn by lot for you. It stays the same each time you look.</p>
      </div>
    </Dialog>
  );
}
