import type { ReactNode } from 'react';
import { CopyButton } from '../../../features/copy-button/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import css from './lenders.module.css';

/** What to know before the first call. */
export function LenderTopics(): ReactNode {
  return (
    <Topics>
      <Topic title="Ten questions to ask a lender">
        <ol className={css['questions']}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <CopyButton noun="questions" text={questions.map((question, index) => `${index + 1}. ${question}`).join('\n')}>
          Copy the questions
        </CopyButton>
      </Topic>
      <Topic title="Shopping around and your credit score">
        <p>
          A hard pull can cost you a few points. Mortgage pulls close together count as one, so that you can compare
          lenders. How close depends on the scoring model: 14 to 45 days. Keep yours within two weeks and you’re fine
          with any of them.
        </p>
      </Topic>
      <Topic title="Calls from lenders you never contacted">
        <p>
          Credit bureaus used to sell the news that you applied for a mortgage. Since March 2026, federal law lets them
          do that only if you agreed, or to your own bank or mortgage company.
        </p>
        <p>
          To stop offers based on your credit report altogether, opt out a week before you apply. It’s free, at{' '}
          <OutsideLink href="https://www.optoutprescreen.com/">optoutprescreen.com</OutsideLink> or{' '}
          <a href="tel:+18885678688">1-888-567-8688</a>.
        </p>
      </Topic>
    </Topics>
  );
}

const questions = [
  'What did you check for this letter, and has an underwriter seen my file?',
  'Is this a soft or a hard pull, and when will you pull my credit again?',
  'What rate, points, and APR do I get today, and with what down payment?',
  'Which of your fees are fixed, and which can you lower?',
  'Which loan programs could I use, and why do you suggest this one?',
  'How long can I lock the rate, what does it cost, and what if rates fall?',
  'How long is the letter good, and how fast can you change it for an offer on a weekend?',
  'How long do you take from contract to closing, and how often are you late?',
  'Will you sell my loan, or its servicing, after closing?',
  'Who is my contact, how do I reach them, and who steps in when they’re away?',
];
