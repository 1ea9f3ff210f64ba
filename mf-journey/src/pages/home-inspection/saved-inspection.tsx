import type { ReactNode } from 'react';
import { addOnInspections, inspectionTraits, type AssessedInspection } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { useShownContract } from '../../features/contract/index.js';
import { fetchLetter } from '../../features/inspection/index.js';
import { DownloadButton, Fact, Facts, Items, Muted, Part, Section } from '../../features/page-parts/index.js';
import { AnswerItem, latestFirst } from './answers/answers.js';
import { DecisionHistory } from './decision/decision.js';
import { FindingItem, worstFirst } from './findings/findings.js';

/** What the buyer saved of the inspection of a home that they have the keys of, to look up. */
export function SavedInspection({ current }: { readonly current: AssessedInspection }): ReactNode {
  const timeZone = useShownContract()?.terms.timeZone ?? '';
  const { inspector, inspectedOn, yearBuilt, traits, ordered, findings, answers, decisions } = current.inspection;
  return (
    <Section id="saved-inspection" title="Your inspection">
      <Facts>
        <Fact name="Inspector">{inspector || 'Not noted'}</Fact>
        <Fact name="Day of the inspection">{inspectedOn === null ? 'Not noted' : formatDay(inspectedOn)}</Fact>
        {yearBuilt !== null && <Fact name="Year built">{yearBuilt}</Fact>}
        {traits.length > 0 && <Fact name="What you saw">{namesOf(traits, inspectionTraits)}</Fact>}
        {ordered.length > 0 && <Fact name="Add-ons you ordered">{namesOf(ordered, addOnInspections)}</Fact>}
      </Facts>
      <Part title="What they found">
        {findings.length === 0 ? (
          <Muted>You wrote down nothing.</Muted>
        ) : (
          <Items>
            {worstFirst(findings).map((finding) => (
              <FindingItem key={finding.id} finding={finding} />
            ))}
          </Items>
        )}
      </Part>
      {answers.length > 0 && (
        <Part title="Requests and answers">
          <Items>
            {latestFirst(answers).map((answer) => (
              <AnswerItem key={answers.indexOf(answer)} answer={answer} />
            ))}
          </Items>
        </Part>
      )}
      {current.letter && (
        <div>
          <DownloadButton noun="request" fileName="Request after the inspection" load={fetchLetter}>
            Download your request to the seller (PDF)
          </DownloadButton>
        </div>
      )}
      <DecisionHistory decisions={decisions} timeZone={timeZone} />
    </Section>
  );
}

const namesOf = <Name extends string>(names: readonly Name[], texts: Readonly<Record<Name, string>>): string =>
  names.map((name) => texts[name]).join(' · ');
