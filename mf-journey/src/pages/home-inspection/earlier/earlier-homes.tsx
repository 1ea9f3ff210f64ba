import type { ReactNode } from 'react';
import { contractStatuses, type EarlierInspection } from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useLocation } from 'react-router-dom';
import { dayOf, zoneClock } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { NotLoaded, NotLoadedStatus, Section, Topic, Topics } from '../../../features/page-section/index.js';
import { Rows } from '../../../features/rows/index.js';
import { useHashScroll } from '../../../use-hash-scroll.js';
import { History } from '../decision/decision.js';
import { FindingItem, worstFirst } from '../findings/findings.js';
import type { useEarlierInspections } from '../use-inspection.js';

/** Linked from the list of earlier contracts. */
const titleId = 'earlier-homes';

interface EarlierHomesProps {
  readonly query: ReturnType<typeof useEarlierInspections>;
}

/** What was found in homes whose contracts ended, to be looked up; nothing without one. */
export function EarlierHomes({ query }: EarlierHomesProps): ReactNode {
  const { data: earlier, isFetched } = query;
  const { hash } = useLocation();
  useHashScroll();
  if (!isFetched || earlier?.length === 0) return null;
  return (
    <Section
      title="Earlier homes"
      titleId={titleId}
      status={
        earlier ? (
          <Badge>{earlier.length === 1 ? '1 home' : `${earlier.length} homes`}</Badge>
        ) : (
          <NotLoadedStatus queries={[query]} />
        )
      }
      lead="What you wrote down before these contracts ended. It doesn’t change anymore."
      isFolded
      startsOpen={hash === `#${titleId}`}
    >
      {earlier ? (
        <Topics>
          {earlier.map((inspection) => (
            <Topic key={inspection.contractId} title={inspection.address}>
              <Home inspection={inspection} />
            </Topic>
          ))}
        </Topics>
      ) : (
        <NotLoaded what="earlier homes" queries={[query]} />
      )}
    </Section>
  );
}

function Home({ inspection }: { readonly inspection: EarlierInspection }): ReactNode {
  const { status, timeZone, endedAt, findings, decisions } = inspection;
  return (
    <>
      <p className={parts['note']}>
        {contractStatuses[status]}
        {endedAt !== null && ` on ${formatDay(dayOf(zoneClock(new Date(endedAt), timeZone).reading))}`}
      </p>
      {findings.length > 0 && (
        <Rows>
          {worstFirst(findings).map((finding) => (
            <FindingItem key={finding.id} finding={finding} />
          ))}
        </Rows>
      )}
      <History decisions={decisions} timeZone={timeZone} />
    </>
  );
}
