import { brand } from '@hearthway/contracts/brand';
import { offerPoints } from '@hearthway/contracts/commerce';
import { offerToolkit } from '@hearthway/contracts/constants';
import type { ReactNode } from 'react';
import type { Sender, ToolkitContents } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { dateText, dollarsText } from './figures.js';
import { Facts, Paragraph, Points, ReceiptEnd, Subtitle, Title } from './parts.js';

export const toolkitSubject = `Your receipt: ${brand.name} Offer Toolkit pre-order`;

export function ToolkitReceipt({ sender, contents }: { sender: Sender; contents: ToolkitContents }): ReactNode {
  const { greetingName, amountCents, paidAt, paymentId } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={toolkitSubject}
      preview={`Your pre-order is paid: ${dollarsText(amountCents)}. The toolkit is coming soon.`}
      reason={`This is your receipt for a payment made to ${brand.name} with this email address.`}
    >
      <Title>Your Offer Toolkit is reserved</Title>
      <Paragraph>
        Thank you{greetingName === undefined ? '' : `, ${greetingName}`}. Your pre-order is paid. The Offer Toolkit is
        coming soon. It isn’t ready yet, and we’ll email you when it is.
      </Paragraph>
      <Facts
        facts={[
          ['Product', 'Offer Toolkit (pre-order)'],
          ['Paid', `${dollarsText(amountCents)}, once`],
          ['Standard price', dollarsText(offerToolkit.listPriceCents)],
          ['Date', dateText(paidAt)],
          ['Receipt number', paymentId],
        ]}
      />
      <Subtitle>What you bought</Subtitle>
      <Points points={offerPoints.offer_toolkit} />
      <Paragraph>
        This is a one-time payment, not a subscription. You can use the toolkit until you close on your home.
      </Paragraph>
      <ReceiptEnd sender={sender} product="offer_toolkit" />
    </EmailLayout>
  );
}
