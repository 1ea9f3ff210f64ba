import type { ReactNode } from 'react';
import type { InspectionGuide, InspectionView } from '@hearthway/contracts/journey';
import { Bullets, BulletTopics, GuideSection } from '../../../features/guide/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import { PolicyRows, RowSource } from '../../../features/policy-rows/index.js';
import { rangeText } from '../range-text.js';

interface GuideProps {
  readonly guide: InspectionGuide;
  readonly home: InspectionView['home'];
  /** One whose appraisers look at the home’s condition. */
  readonly loan: string | undefined;
  readonly isFolded: boolean;
}

/** What to know about inspections, also long before the first one. */
export function Guide({ guide, home: { yearBuilt }, loan, isFolded }: GuideProps): ReactNode {
  const { forms, general, policyRows } = guide;
  return (
    <GuideSection title="How inspections work" lists={lists} isFolded={isFolded}>
      <Topics>
        <Topic title="What it costs, and how long it takes">
          <Bullets
            items={[
              `Usually ${rangeText(general)} for the general inspection. Add-ons are extra, each with its own report.`,
              'Two to four hours on site, and one or two days for the report.',
              'A few days to agree with the seller.',
            ]}
          />
          <PolicyRows rows={policyRows.filter(({ id }) => id.startsWith('closing/inspection@'))} />
        </Topic>
        <Topic title="The papers in your state">
          <Bullets
            items={[
              `To ask for repairs or money: ${forms.request}`,
              `For more time: ${forms.extend}`,
              `To leave: ${forms.terminate}`,
              forms.note,
            ]}
          />
          <RowSource rows={policyRows} id={forms.policyRowId} />
        </Topic>
        <BulletTopics topics={[...(loan ? [{ title: `With ${loan}`, items: loanItems }] : []), ...topics]} />
        <Topic title="Lead paint in homes from before 1978">
          <Bullets
            items={[
              ...(yearBuilt === null ? [] : [`This home: built in ${yearBuilt}.`]),
              'The seller has to tell you what they know, give you the federal pamphlet, and let you test for ten days, unless you agree on something else.',
              'Sanding or scraping old paint spreads lead. Have certified contractors do that work.',
            ]}
          />
        </Topic>
      </Topics>
    </GuideSection>
  );
}

const lists = [
  {
    title: 'Know',
    items: [
      'Your window ends at a set minute, and a late notice doesn’t count.',
      'An inspection finds problems. It doesn’t judge the price.',
      'A seller may say no. Then you go ahead, or leave in time.',
    ],
  },
  {
    title: 'Do',
    items: [
      'Book the day you sign.',
      'Go with the inspector, and ask questions.',
      'Get an insurance quote the same week.',
      'Send everything in writing.',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'Waiving the inspection to look strong.',
      'A list of every scratch.',
      'Waiting for the last hour.',
      'Paying for repairs before you own the home.',
    ],
  },
] as const;

const loanItems = [
  'The appraiser also checks that the home is safe, sound, and sanitary. That isn’t an inspection.',
  'Peeling paint in a home from before 1978, missing handrails, a bad roof, or no working heat can hold up the loan until they’re fixed.',
  'Ask the seller early about anything of this kind you see.',
];

const topics = [
  {
    title: 'With an agent, or on your own',
    items: [
      'Either way, you choose the inspector, pay, and decide. The inspector looks and reports.',
      'With an agent: they send the papers on your state’s form, and talk with the seller’s side.',
      'On your own: you or your attorney send them. Ask for a receipt, and keep it.',
    ],
  },
  {
    title: 'If water, gas, or power is off',
    items: [
      'What isn’t running can’t be tested.',
      'Ask the seller in writing to turn everything on before the inspection, and ask for more time if they’re late.',
      'Don’t turn it on yourself. You may be liable for what happens.',
    ],
  },
  {
    title: 'A newly built home',
    items: [
      'New homes have defects, too. Inspect before the drywall goes up, and again before closing.',
      'Walk through with the builder, and have every point of the punch list dated and signed.',
      'Plan another inspection before the first year’s warranty ends.',
    ],
  },
  {
    title: 'Looking again after repairs',
    items: [
      'Have the inspector look again at what was repaired, and ask for receipts and permits.',
      'Do it a week before the walk-through, so that there’s time to fix what was missed.',
    ],
  },
  {
    title: 'Repair, credit, or price',
    items: [
      'Ask for a repair of what is unsafe, or what your lender wants fixed.',
      'Ask for a credit where you want to choose who does the work. Lenders cap credits.',
      'A lower price helps least right away: it barely changes your payment.',
    ],
  },
] as const;
