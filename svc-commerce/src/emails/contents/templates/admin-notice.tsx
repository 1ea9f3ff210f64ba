import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { AdminContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { dollarsText, timeText } from './figures.js';
import { Facts, Paragraph, SmallPrint, Title } from './parts.js';

const productNames = { founding_member: 'Founding Member', offer_toolkit: 'Offer Toolkit' } as const;

export const adminSubject = ({ productType, amountCents }: AdminContents): string =>
  `New purchase: ${productNames[productType]}, ${dollarsText(amountCents)}`;

/** Does not name the buyer: an admin can look up the payment. */
export function AdminNotice({ sender, contents }: { sender: Sender; contents: AdminContents }): ReactNode {
  const { productType, amountCents, memberNumber, paidAt, paymentId } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={adminSubject(contents)}
      preview={`${productNames[productType]}, ${dollarsText(amountCents)}.`}
      reason={`You’re getting this email because this address receives purchase notices from ${brand.name}.`}
    >
      <Title>New purchase</Title>
      <Paragraph>A payment was completed and fulfilled.</Paragraph>
      <Facts
        facts={[
          ['Product', productNames[productType]],
          ['Amount', dollarsText(amountCents)],
          ...(memberNumber === undefined ? [] : [['Member number', `#${memberNumber}`] as const]),
          ['Completed', timeText(paidAt)],
          ['Payment', paymentId],
        ]}
      />
      <SmallPrint>To see who paid, find this payment in the admin dashboard.</SmallPrint>
    </EmailLayout>
  );
}
