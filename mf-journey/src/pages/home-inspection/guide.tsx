import type { ReactNode } from 'react';
import type { InspectionGuide } from '@hearthway/contracts/journey';
import { rangeText } from './range-text.js';
import { GoodToKnow } from '../../features/page-parts/index.js';

const topics = [
  {
    title: 'With an FHA or VA loan',
    text: 'The appraiser also checks that the home is safe, sound, and sanitary: peeling paint in a home from before 1978, missing handrails, a bad roof, or no working heat can hold up the loan until they are fixed. That isn’t an inspection. Ask the seller early about anything of this kind you see.',
  },
  {
    title: 'If water, gas, or power is off',
    text: 'What isn’t running can’t be tested. Ask the seller in writing to turn everything on before the inspection, and ask for more time if they are late. Turning it on yourself may make you liable.',
  },
  {
    title: 'A newly built home',
    text: 'New homes have defects too. Inspect before the drywall goes up and again before closing, walk through with the builder, and have every point of the punch list dated and signed. Plan another inspection before the first year’s warranty ends.',
  },
  {
    title: 'Looking again after repairs',
    text: 'Have the inspector look again at whatever was repaired, and ask for receipts and permits. Do it before the walk-through, so that there is time to fix what was missed.',
  },
  {
    title: 'Repair, credit, or price',
    text: 'Ask for a repair of what is unsafe or what your lender wants fixed. Ask for a credit where you want to choose who does the work; lenders cap credits. A lower price helps least right away: it barely changes your payment.',
  },
] as const;

/** Useful before there is an inspection. */
export function Guide({ guide: { forms, general } }: { readonly guide: InspectionGuide }): ReactNode {
  return (
    <GoodToKnow
      topics={topics}
      lists={[
        {
          title: 'Know',
          items: [
            'Your window ends at a set minute, and a late notice doesn’t count',
            'An inspection finds problems; it doesn’t judge the price',
            'A seller may say no. Then you go ahead, or leave in time',
          ],
        },
        {
          title: 'Do',
          items: [
            'Book the day you sign',
            'Go with the inspector, and ask questions',
            'Get an insurance quote the same week',
            'Send everything in writing',
          ],
        },
        {
          title: 'Avoid',
          items: [
            'Waiving the inspection to look strong',
            'A list of every scratch',
            'Waiting for the last hour',
            'Repairs before you own the home',
          ],
        },
        {
          title: 'Who does it',
          items: [
            'You choose, pay, and decide',
            'The inspector looks and reports',
            'Your agent sends the papers; if you’re going solo, you or your attorney do',
          ],
        },
        {
          title: 'Takes',
          items: ['Two to four hours on site', 'One or two days for the report', 'A few days to agree with the seller'],
        },
        {
          title: 'Costs',
          items: [
            `Usually ${rangeText(general.lowCents, general.highCents)} for the general inspection`,
            'Add-ons are extra, each with its own report',
          ],
        },
        {
          title: 'Papers',
          items: [`To ask: ${forms.request}`, `For more time: ${forms.extend}`, `To leave: ${forms.terminate}`],
        },
      ]}
    />
  );
}
