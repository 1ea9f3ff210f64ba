import type { ReactNode } from 'react';
import { usStates, type InspectionGuide } from '@hearthway/contracts/journey';
import { Bullets, Muted, Section, Sources, Subtitle } from '../../features/page-parts/index.js';

/** How to choose an inspector, and where to look one up. */
export function Inspectors({ guide: { state, license, policyRows } }: { readonly guide: InspectionGuide }): ReactNode {
  const stateName = usStates.find(([code]) => code === state)?.[1];
  return (
    <Section id="inspectors" title={stateName ? `Choose your inspector in ${stateName}` : 'Choose your inspector'}>
      <Muted>{license.text}</Muted>
      <Bullets>
        {license.lookups.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {license.required ? `Look up a license: ${name}` : name}
            </a>
          </li>
        ))}
      </Bullets>
      <Subtitle>Ask before you book</Subtitle>
      <Bullets items={questions} />
      <Muted>
        You choose and pay the inspector yourself. A name from your agent is fine; get two more, and compare their
        sample reports.
      </Muted>
      <Sources rows={policyRows.filter(({ id }) => /^(?:inspector-license|inspection-form|closing)\//.test(id))} />
    </Section>
  );
}

const questions = [
  'How many homes like this one did you inspect last year?',
  'May I come along, and will you explain what you see?',
  'When will I have the report? Ask for it two days before your window ends.',
  'May I see a sample report with photos?',
  'Do you carry liability and errors-and-omissions insurance?',
  'Do you do repairs? If so, choose someone who doesn’t profit from what they find.',
  'What isn’t included, and what do you charge for it?',
] as const;
