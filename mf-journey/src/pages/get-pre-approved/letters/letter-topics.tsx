import type { ReactNode } from 'react';
import { Topic, Topics } from '../../../features/page-section/index.js';
import css from './letters.module.css';

export function LetterTopics(): ReactNode {
  return (
    <Topics>
      <Topic title="Prequalified, pre-approved, underwritten">
        <dl className={css['terms']}>
          <div>
            <dt>Prequalified</dt>
            <dd>The lender did the math on what you said and checked nothing. Sellers give it little weight.</dd>
          </div>
          <div>
            <dt>Pre-approved</dt>
            <dd>
              The lender pulled your credit, saw your papers, and names an amount. It isn’t a promise to lend, and
              lenders use the word differently: ask what was checked.
            </dd>
          </div>
          <div>
            <dt>Underwritten</dt>
            <dd>
              The person who decides has been through your file. Only the home is left to check: its appraisal and
              title. No letter is stronger.
            </dd>
          </div>
        </dl>
      </Topic>
    </Topics>
  );
}
