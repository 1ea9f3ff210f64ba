import type { ReactNode } from 'react';
import { getTermSheet, type Offer } from '@hearthway/contracts/journey';
import { Button, DownloadIcon, saveFile } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { parts } from '../../../features/page-parts/index.js';
import css from './review.module.css';

/** The saved offer on paper, for the agent or attorney who writes the contract. */
export function TermSheet({ offer }: { readonly offer: Offer }): ReactNode {
  const { toast } = usePlatform();
  const download = useMutation(operationMutation(useCaller(), getTermSheet));
  const save = async (): Promise<void> => {
    try {
      const pdf = await download.mutateAsync({ params: { offerId: offer.id } });
      saveFile(`${fileName(offer.address)}.pdf`, 'application/pdf', pdf);
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast({ title: 'We couldn’t make your term sheet', description, tone: 'destructive' });
    }
  };
  return (
    <div className={css['sheet']}>
      <Button
        variant="secondary"
        icon={<DownloadIcon size={18} />}
        pending={download.isPending}
        pendingText="Preparing…"
        onClick={() => void save()}
      >
        Download term sheet (PDF)
      </Button>
      <p className={parts['note']}>
        What you could lose and your sales are on a page of their own. Take it out before the sheet goes to the seller.
      </p>
    </div>
  );
}

/** Without what some systems don’t allow in a name. */
const fileName = (address: string): string => `Offer for ${address}`.replace(/[^\p{L}\p{N} .,#-]/gu, ' ').trim();
