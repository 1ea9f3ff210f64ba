import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@hearthway/web-kit';
import { Muted, OutsideLink, Section } from '../../../features/page-parts/index.js';
import { sections } from '../sections.js';
import css from './know.module.css';

export function Know(): ReactNode {
  return (
    <Section {...sections.know}>
      <Muted>What the words mean, what shopping around does to your score, and what to ask.</Muted>
      <Topic title="Prequalified, pre-approved, underwritten">
        <dl className={css['terms']}>
          <div>
            <dt>Prequalified</dt>
            <dd>The lender did the math on what you said. Nothing was checked, so sellers give it little weight.</dd>
          </div>
          <div>
            <dt>Pre-approved</dt>
            <dd>
              The lender pulled your credit and looked at your papers, and names an amount in a letter. It isn’t a
              promise to lend, and lenders use the word differently: ask what they checked.
            </dd>
          </div>
          <div>
            <dt>Underwritten</dt>
            <dd>
              An underwriter, the person who decides, has gone through your file. Only the home is open: its appraisal
              and title. It’s the strongest letter you can have.
            </dd>
          </div>
        </dl>
      </Topic>
      <Topic title="Shopping around and your credit score">
        <p>
          A hard pull may cost you a few points. Mortgage pulls close together count as one, so that you can compare.
          How close depends on the scoring model: as a rule 14 to 45 days. Keep yours within two weeks and you’re fine
          with any.
        </p>
      </Topic>
      <Topic title="Calls from strangers after a credit pull">
        <p>
          Credit bureaus used to sell the news that you applied for a mortgage. Since March 5, 2026, federal law (the
          Homebuyers Privacy Protection Act) lets them do that only if you agreed to it, or to a bank or lender you
          already have an account or a mortgage with, and only with a firm offer of credit.
        </p>
        <p>
          To stop other offers based on your credit report too, opt out before you apply, for free, at{' '}
          <OutsideLink href="https://www.optoutprescreen.com/">optoutprescreen.com</OutsideLink> or 1-888-567-8688. It
          can take several days to work. The site asks for personal details: type them there, never here.
        </p>
      </Topic>
      <Topic title="Ten questions to ask a lender">
        <ol className={css['questions']}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Topic>
    </Section>
  );
}

const questions = [
  'What did you check for this letter, and has an underwriter seen my file?',
  'Is this a soft or a hard pull, and when will you pull my credit again?',
  'What rate, points, and APR do I get today for my credit score, and with what down payment?',
  'Which of your fees are fixed, and which can you lower?',
  'Which loan programs do you offer for me, and why this one?',
  'How long can I lock the rate, what does it cost, and what if rates fall?',
  'How long is the letter good, and how fast can you change the amount for an offer on a weekend?',
  'How long do you take from contract to closing, and how often are you late?',
  'Will you sell my loan or its servicing after closing?',
  'Who is my contact, how do I reach them, and who steps in when they’re away?',
];

function Topic({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <details className={css['topic']}>
      <summary className={css['summary']}>
        <h3 className={css['topic-title']}>{title}</h3>
        <ChevronDownIcon size={20} className={css['chevron']} />
      </summary>
      <div className={css['text']}>{children}</div>
    </details>
  );
}
