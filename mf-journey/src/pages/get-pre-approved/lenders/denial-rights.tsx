import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import { OutsideLink } from '../../../features/page-parts/index.js';
import css from './lenders.module.css';

/** After a denial: what the law gives the buyer, and who helps for free. */
export function DenialRights(): ReactNode {
  return (
    <Alert tone="info" title="A lender said no. These are your rights">
      <ul className={css['rights']}>
        <li>
          Within 30 days of your application, the lender has to tell you in writing that it said no, and give the
          reasons or tell you how to get them (Equal Credit Opportunity Act).
        </li>
        <li>
          If your credit report played a part, the notice names the bureau and your score. You can get that report for
          free within 60 days and dispute what’s wrong in it (Fair Credit Reporting Act).
        </li>
        <li>
          A lender can’t say no because of race, color, religion, national origin, sex, marital status, age, or because
          you get public assistance.{' '}
          <OutsideLink href="https://www.consumerfinance.gov/complaint/">File a complaint</OutsideLink> if you think
          that happened.
        </li>
        <li>
          A HUD-approved housing counselor goes through the reasons with you, free or for a small fee.{' '}
          <OutsideLink href="https://www.consumerfinance.gov/find-a-housing-counselor/">
            Find a counselor near you
          </OutsideLink>
        </li>
      </ul>
    </Alert>
  );
}
