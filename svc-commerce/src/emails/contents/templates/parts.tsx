import { brand } from '@hearthway/contracts/brand';
import { refundTexts, type ProductType } from '@hearthway/contracts/commerce';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Sender } from '../email-contents.js';
import { styles } from './styles.js';

interface Children {
  children: ReactNode;
}

export function Title({ children }: Children): ReactNode {
  return (
    <Heading as="h1" className="ink" style={styles.heading}>
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: Children): ReactNode {
  return (
    <Heading as="h2" className="ink" style={styles.subheading}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: Children): ReactNode {
  return (
    <Text className="ink" style={styles.paragraph}>
      {children}
    </Text>
  );
}

export function SmallPrint({ children }: Children): ReactNode {
  return (
    <Text className="quiet" style={styles.small}>
      {children}
    </Text>
  );
}

/** A code to type, large. */
export function Code({ children }: Children): ReactNode {
  return (
    <Text className="ink line" style={styles.code}>
      {children}
    </Text>
  );
}

/** The end of an email about an account. */
export function Help(): ReactNode {
  return (
    <SmallPrint>
      Need help? Email us at <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
    </SmallPrint>
  );
}

/** The end of a receipt. */
export function ReceiptEnd({ sender, product }: { sender: Sender; product: ProductType }): ReactNode {
  return (
    <>
      <Paragraph>
        Use this email address for your account and confirm it: your purchase then shows up under{' '}
        <TextLink href={`${sender.origin}/settings#settings-purchases`}>Settings &gt; Purchases</TextLink>.
      </Paragraph>
      <SmallPrint>
        {refundTexts[product]} Keep this email as your receipt. Questions? Email us at{' '}
        <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
      </SmallPrint>
    </>
  );
}

export function Points({ points }: { points: readonly string[] }): ReactNode {
  return (
    <ul className="ink" style={styles.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** A real table, so that screen readers and plain text get pairs of name and value. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }): ReactNode {
  return (
    <table className="facts" style={styles.facts}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="quiet line" style={styles.factName}>
              {name}
            </th>
            <td className="ink line" style={styles.factValue}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Action({ href, second = false, children }: Children & { href: string; second?: boolean }): ReactNode {
  return (
    <Button
      href={href}
      className={second ? 'second' : 'button'}
      style={second ? { ...styles.button, ...styles.secondButton } : styles.button}
    >
      {children}
    </Button>
  );
}

export function TextLink({ href, children }: Children & { href: string }): ReactNode {
  return (
    <Link href={href} className="link" style={styles.link}>
      {children}
    </Link>
  );
}
