import type { ReactNode } from 'react';
import { stateName, type InspectionGuide } from '@hearthway/contracts/journey';
import { Bullets } from '../../../features/guide/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section, Topic, Topics, useFold } from '../../../features/page-section/index.js';
import { RowSource } from '../../../features/policy-rows/index.js';
import { OutsideLink } from '../../../outside-link/index.js';

interface InspectorsProps {
  readonly guide: InspectionGuide;
  readonly startsOpen: boolean;
  /** The buyer noted an inspector. */
  readonly hasOne: boolean;
}

/** How to choose an inspector, and where to look one up. */
export function Inspectors({ guide: { state, license, policyRows }, startsOpen, hasOne }: InspectorsProps): ReactNode {
  return (
    <Section
      title={state === null ? 'Choose your inspector' : `Choose your inspector in ${stateName(state)}`}
      startsOpen={startsOpen}
      isFolded={useFold(hasOne)}
    >
      <p className={parts['lead']}>{license.text}</p>
      <Bullets>
        {license.lookups.map(({ name, url }) => (
          <li key={url}>
            <OutsideLink href={url}>{license.required === true ? `Look up a license: ${name}` : name}</OutsideLink>
          </li>
        ))}
      </Bullets>
      <RowSource rows={policyRows} id={license.policyRowId} />
      <p>
        You choose the inspector, and you pay them yourself. A name from your agent is fine; get two more, and compare
        their sample reports.
      </p>
      <Topics>
        <Topic title="Ask before you book">
          <Bullets items={questions} />
        </Topic>
      </Topics>
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
