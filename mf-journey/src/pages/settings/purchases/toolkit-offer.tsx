import type { ReactNode } from 'react';
import { offerPoints } from '@hearthway/contracts/commerce';
import { offerToolkit } from '@hearthway/contracts/constants';
import { ButtonLink } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { SettingsPart } from '../settings-section.js';
import css from './purchases.module.css';

const { listPriceCents, preOrderPriceCents, savingCents } = offerToolkit;

/** For buyers without it: what it adds, what it costs, and where to get it. */
export function ToolkitOffer(): ReactNode {
  return (
    <SettingsPart title="Offer Toolkit">
      <p>You don’t have it yet. It adds:</p>
      <ul className={css['points']}>
        {offerPoints.offer_toolkit.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        {`${formatCents(preOrderPriceCents)} at the early-waitlist price: save ${formatCents(savingCents)} on the ${formatCents(listPriceCents)} standard price. One-time payment, not a subscription. Available until closing.`}
      </p>
      <ButtonLink variant="secondary" href="/#offer-toolkit">
        See the offer
      </ButtonLink>
      <p>
        Already bought it? It shows here once you’ve verified the email address you paid with. If you paid with another
        one, change your address under Profile, and verify that.
      </p>
    </SettingsPart>
  );
}
