import type { ProductType } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { useFoundingPlaces } from '../features/offers/index.js';
import { usePaymentDialog } from '../features/payment/index.js';
import { commercePlatform } from './commerce-platform.js';
import type { CommerceState } from './in-memory-commerce.js';

function Buttons({ platform }: { platform: Platform }) {
  const [{ isSoldOut }, onSoldOut] = useFoundingPlaces(platform);
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

/** Opens the dialog from a button, as the offers do. */
export async function openPaymentDialog(product: 'Contribute' | 'Pre-order' = 'Contribute', state?: CommerceState) {
  polyfillDialog();
  const parts = commercePlatform(state);
  const person = userEvent.setup({ delay: null });
  render(<Buttons platform={parts.platform} />);
  await person.click(screen.getByRole('button', { name: product }));
  await screen.findByRole('dialog');
  const orders = () => parts.commerce.requests.filter((request) => request.includes('prepare'));
  return { ...parts, person, orders };
}

/** A tab as `window.open` gives it: a document of its own, and an address that is noted. */
export function controlTabs({ blocked = false } = {}) {
  const led: string[] = [];
  const tab = {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (address: string) => led.push(address) },
    close: vi.fn(() => {
      tab.closed = true;
    }),
  };
  const open = vi.spyOn(window, 'open').mockImplementation(() => (blocked ? null : (tab as unknown as Window)));
  return { tab, led, open };
}

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const continueButton = () => screen.getByRole('button', { name: 'Continue to Payment' });
export const totalToday = () => screen.getByRole('status', { name: 'Total today' }).textContent;
export const customAmount = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Other amount' });

export async function untilDialogCloses(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}
