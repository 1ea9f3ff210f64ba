import type { ReactNode } from 'react';
import { PageLink } from '@hearthway/web-kit/router';
import { fetchPacket, fetchPrintedPacket } from '../../features/mortgage-application/index.js';
import { Actions, DownloadButton, Muted, Section } from '../../features/page-parts/index.js';

/** What the buyer told us, to take to any lender. */
export function Packet(): ReactNode {
  return (
    <Section id="packet" title="Take it to any lender">
      <Muted>
        Your answers in the order of the form, on paper or as a file. They hold no Social Security, account, or card
        number: we never keep those. Lenders want papers, too:{' '}
        <PageLink to="/get-pre-approved">see which of yours are ready</PageLink>.
      </Muted>
      <Actions>
        <DownloadButton noun="packet" fileName="Loan application packet" load={fetchPrintedPacket}>
          Download the packet (PDF)
        </DownloadButton>
        <DownloadButton noun="packet" fileName="Loan application packet" load={fetchPacket}>
          Download the data (JSON)
        </DownloadButton>
      </Actions>
    </Section>
  );
}
