import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import { OutsideLink } from '../../../outside-link/index.js';
import css from './lenders.module.css';

/**
 * What the law gives a buyer after a denial (Equal Credit Opportunity Act, 12 CFR 1002.9; Fair Credit Reporting Act, 15 USC 1681j
 * and 1681m), and who helps for little or nothing.
 */
export function DenialRights(): ReactNode {
  return (
    <Alert tone="info" title="A lender said no. That isn’t the end, and you have rights">
      <ul className={css['rights']}>
        <li>
          <b>The reasons.</b> Within 30 days of your application, the lender has to write to you that it said no, and
          why, or how to ask why.
        </li>
        <li>
          <b>Your credit report, free.</b> If it played a part, the letter names the bureau. Ask that bureau for your
          report within 60 days.
        </li>
        <li>
          <b>A correction.</b> Dispute what’s wrong in the report. The bureau has to look into it, as a rule within 30
          days, and you can then ask the lender to look again.
        </li>
        <li>
          <b>Help.</b> A HUD-approved housing counselor goes through the reasons with you, free or for a small fee.{' '}
          <OutsideLink href="https://www.consumerfinance.gov/find-a-housing-counselor/">Find a counselor</OutsideLink>
        </li>
      </ul>
    </Alert>
  );
}
