import type { ReactNode } from 'react';
import { getMortgagePacket, printMortgagePacket } from '@hearthway/contracts/journey';
import { Button, DownloadIcon, saveFile } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';

const fileName = 'Loan application packet';

/** What the buyer told us, to take to any lender. */
export function Packet(): ReactNode {
  const { request } = useCaller();
  const paper = useDownload(async () => {
    saveFile(`${fileName}.pdf`, 'application/pdf', await callOperation(request, printMortgagePacket));
  });
  const data = useDownload(async () => {
    const packet = await callOperation(request, getMortgagePacket);
    saveFile(`${fileName}.json`, 'application/json', JSON.stringify(packet, null, 2));
  });
  return (
    <Section title="Take it to any lender">
      <p className={parts['lead']}>
        Your answers in the order of the form, on paper or as a file. They hold no Social Security, account, or card
        number, because we never keep those. Lenders want papers, too:{' '}
        <PageLink to="/get-pre-approved">see which of yours are ready</PageLink>.
      </p>
      <div className={parts['buttons']}>
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          pending={paper.isPending}
          pendingText="Preparing…"
          onClick={() => {
            paper.mutate();
          }}
        >
          Download the packet (PDF)
        </Button>
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          pending={data.isPending}
          pendingText="Preparing…"
          onClick={() => {
            data.mutate();
          }}
        >
          Download the data (JSON)
        </Button>
      </div>
    </Section>
  );
}

function useDownload(download: () => Promise<void>) {
  const { toast } = usePlatform();
  return useMutation({
    mutationFn: download,
    onError({ message: description }) {
      toast({ title: 'We couldn’t make your packet', description, tone: 'destructive' });
    },
  });
}
