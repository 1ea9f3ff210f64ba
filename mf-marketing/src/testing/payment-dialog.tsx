import type { ProductType } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { expect, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useFoundingSpots } from '../features/offers/index.js';
import { usePaymentDialog } from '../features/payment/index.js';
import { control } from './applicant-form.js';
import { commercePlatform } from './commerce-platform.js';
import type { CommerceState } from './in-memory-commerce.js';
import { setupUser } from './user.js';

function Buttons({ platform }: { platform: Platform }) {
  const [{ isSoldOut }, onSoldOut] = useFoundingSpots(platform);
  const payment = usePaymentDialog(platform, { isSoldOut, onSoldOut });
  const button = (name: string, productType: ProductType) => (
    <button
      onClick={() => {
        payment.open(productType);
      }}
    >
      {name}
    </button>
  );
  return (
    <>
      {button('Contribute', 'founding_member')}
      {button('Pre-order', 'offer_toolkit')}
      {payment.dialog}
    </>
  );
}

/** Opens the dialog from a button, like the offer cards. */
export async function openPaymentDialog(product: 'Contribute' | 'Pre-order' = 'Contribute', state?: CommerceState) {
  polyfillDialog();
  const parts = commercePlatform(state);
  const user = setupUser();
  render(<Buttons platform={parts.platform} />);
  await user.click(screen.getByRole('button', { name: product }));
  await waitFor(() => {
    expect(shownDialog()).not.toBeNull();
  });
  const orders = () => parts.commerce.requests.filter((request) => request.includes('prepare'));
  return { ...parts, user, orders };
}

/** Stubs `window.open` with a tab that records the URLs it visits. */
export function stubTabs({ blocked = false } = {}) {
  const visited: string[] = [];
  const tab = {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (url: string) => visited.push(url) },
    close: jest.fn(() => {
      tab.closed = true;
    }),
  };
  const open = jest.spyOn(window, 'open').mockImplementation(() => (blocked ? null : (tab as unknown as Window)));
  return { tab, visited, open };
}

// Queried by label: role queries are slow, because jsdom computes every element's style.
export const radio = (name: string) => control(name, 'input[type=radio]');
export const customAmount = () => control('Other amount', 'input[name=customAmount]');
export const totalToday = () => screen.getByLabelText('Total today', { selector: 'output' }).textContent;
export const continueButton = () => screen.getByRole('button', { name: 'Continue to Payment' });

export async function untilDialogCloses(): Promise<void> {
  await waitFor(() => {
    expect(shownDialog()).toBeNull();
  });
}

const shownDialog = () => document.querySelector('dialog[open]');
