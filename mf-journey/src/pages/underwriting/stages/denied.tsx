import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { OutsideLink } from '../../../outside-link/index.js';
import { Sources } from '../../../features/policy-rows/index.js';
import type { UnderwritingProps } from '../use-underwriting.js';
import css from './stages.module.css';

/** What a buyer may ask for after a lender said no, and until when. */
export function Denied({ view: { rights, policyRows } }: UnderwritingProps): ReactNode {
  return (
    <Alert tone="danger" announce="off" title="A lender said no. You have rights">
      <ul className={css['rights']}>
        {rights.map(({ key, text, on }) => (
          <li key={key}>
            {on !== null && <b>{formatDay(on)}. </b>}
            {text}{' '}
            {key === 'counselor' && (
              <OutsideLink href="https://www.consumerfinance.gov/find-a-housing-counselor/">
                Find a counselor
              </OutsideLink>
            )}
          </li>
        ))}
      </ul>
      <Sources rows={policyRows} rowIds={rights.map(({ rowId }) => rowId)} />
    </Alert>
  );
}
