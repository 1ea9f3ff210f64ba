import type { ProductType } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { expect, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useFoundingPlaces } from '../features/offers/index.js';
import { usePaymentDialog } from '../features/payment/index.js';
import { control } from './applicant-form.js';
import { commercePlatform } from './commerce-platform.js';
import type { CommerceState } from './in-memory-commerce.js';
import { newPerson } from './person.js';

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
  const person = newPerson();
  render(<Buttons platform={parts.platform} />);
  await person.click(screen.getByRole('button', { name: product }));
  await waitFor(() => {
    expect(shownDialog()).not.toBeNull();
  });
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
    close: jest.fn(() => {
      tab.closed = true;
    }),
  };
  const open = jest.spyOn(window, 'open').mockImplementation(() => (blocked ? null : (tab as unknown as Window)));
  return { tab, led, open };
}

// By their labels: to look for a role, jsdom works out the style of every element.
export const radio = (name: string) => control(name, 'input[type=radio]');
export const customAmount = () => control('Other amount', 'input[type=number]');
export const totalToday = () => screen.getByLabelText('Total today', { selector: 'output' }).textContent;
export const continueButton = () => screen.getByRole('button', { name: 'Continue to Payment' });

export async function untilDialogCloses(): Promise<void> {
  await waitFor(() => {
    expect(shownDialog()).toBeNull();
  });
}

const shownDialog = () => document.querySelector('dialog[open]');
