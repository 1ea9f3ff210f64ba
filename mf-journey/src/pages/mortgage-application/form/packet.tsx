import type { ReactNode } from 'react';
import { getMortgagePacket, printMortgagePacket } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { DownloadButton } from '../../../features/download-button/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';

const packet = { noun: 'packet', name: 'Loan application packet' };

/** What the buyer told us, to take to any lender. */
export function Packet(): ReactNode {
  const { request } = useCaller();
  return (
    <Section title="Take it to any lender">
      <p className={parts['lead']}>
        Your answers in the order of the form, on paper or as a file. They hold no Social Security, account, or card
        number, because we never keep those. Lenders want papers, too:{' '}
        <PageLink to="/get-pre-approved">see which of yours are ready</PageLink>.
      </p>
      <div className={parts['buttons']}>
        <DownloadButton {...packet} type="pdf" load={() => callOperation(request, printMortgagePacket)}>
          Download the packet (PDF)
        </DownloadButton>
        <DownloadButton
          {...packet}
          type="json"
          load={async () => JSON.stringify(await callOperation(request, getMortgagePacket), null, 2)}
        >
          Download the data (JSON)
        </DownloadButton>
      </div>
    </Section>
  );
}
