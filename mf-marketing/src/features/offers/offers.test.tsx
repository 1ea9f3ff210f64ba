import { countFoundingMembers } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { commercePlatform } from '../../testing/commerce-platform.js';
import { refusal, type CommerceState } from '../../testing/in-memory-commerce.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { FoundingMemberCard, OfferToolkitCard, useFoundingSpots } from './index.js';

const platformWith = (state: CommerceState = {}) => commercePlatform({ foundingMembers: 12, ...state });

const ignore = () => undefined;

/** The card as a page renders it. The second button simulates an order rejected as sold out. */
function Founding({ platform, onContribute = ignore }: { platform: Platform; onContribute?: () => void }) {
  const [spots, onSoldOut] = useFoundingSpots(platform);
  return (
    <>
      <FoundingMemberCard platform={platform} spots={spots} onContribute={onContribute} />
      <button onClick={onSoldOut}>Refuse</button>
    </>
  );
}

const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the Founding Member card', () => {
  it('explains the crossed-out price', async () => {
    render(<Founding {...platformWith()} />);
    await screen.findByText(/remaining/);
    const crossedOut = screen.getByText((_, element) => element?.tagName === 'S');
    expect(crossedOut.textContent).toBe('Planned price $99');
    expect(card('Founding Member').getByText(/\$25/)).toBeDefined();
    expect(
      screen.getByText('$99 is the price we plan to charge after the first 100 members. No one has paid it yet.'),
    ).toBeDefined();
  });

  it('lists what is included and says that contributions are non-refundable', async () => {
    render(<Founding {...platformWith()} />);
    await screen.findByText(/remaining/);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A member number from 1 to 100 that’s yours alone',
      'Early access to our iOS and Android apps, now in development',
      'Lifetime perks: both are yours for as long as we run Hearthway',
      'One payment, no subscription',
    ]);
    expect(screen.getByText('Contributions are final and non-refundable.')).toBeDefined();
  });

  it.each([
    [0, 'Only 100 spots remaining'],
    [12, 'Only 88 spots remaining'],
    [99, 'Only 1 spots remaining'],
    [100, 'All 100 spots are taken'],
    [104, 'All 100 spots are taken'],
  ])('with %d members, says “%s”', async (foundingMembers, message) => {
    render(<Founding {...platformWith({ foundingMembers })} />);
    expect(await screen.findByText(message)).toBeDefined();
  });

  it.each([{ foundingMembers: 100 }, { foundingMembers: 97, soldOut: true }])(
    'is sold out once every spot is paid for: %o',
    async (state) => {
      render(<Founding {...platformWith(state)} />);
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold out' });
      expect(button.disabled).toBe(true);
      expect(screen.getByText('All 100 spots are taken')).toBeDefined();
    },
  );

  it('is sold out after an order was rejected', async () => {
    render(<Founding {...platformWith({ foundingMembers: 99 })} />);
    await screen.findByText(/remaining/);
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
    expect(screen.getByText('All 100 spots are taken')).toBeDefined();
  });

  it('states only the limit when the count fails to load', async () => {
    const { platform, commerce } = platformWith();
    commerce.answerAt(countFoundingMembers.path, () => refusal(500, 'server.error', 'Something went wrong'));
    const logged = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    render(<Founding platform={platform} />);
    await eventually(() => {
      expect(logged).toHaveBeenCalledTimes(1);
    });
    expect(commerce.requests).toEqual(['GET /api/founding-members/count']);
    expect(screen.getByText('Limited to the first 100 members')).toBeDefined();
    logged.mockRestore();
  });

  it('opens the payment dialog and tracks the click', async () => {
    const { platform, tracked } = platformWith();
    const contribute = jest.fn();
    render(<Founding platform={platform} onContribute={contribute} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Become a Founding Member' }));
    expect(contribute).toHaveBeenCalledTimes(1);
    expect(tracked.map(({ eventData }) => eventData)).toEqual([{ element: 'founding-member' }]);
  });
});

describe('the Offer Toolkit card', () => {
  it('says what is coming, the price, and how long it is available', () => {
    render(<OfferToolkitCard platform={standInPlatform()} onPreOrder={ignore} />);
    const toolkit = card('Offer Toolkit');
    expect(toolkit.getByText('Coming soon')).toBeDefined();
    expect(toolkit.getByText(/^\$100/).textContent).toBe('$100 early-waitlist price');
    expect(toolkit.getByText('Save $49 on the $149 standard price.')).toBeDefined();
    expect(toolkit.getByText('One-time payment, not a subscription. Available until closing.')).toBeDefined();
    expect(toolkit.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'AI offer strategy',
      'Your state’s contract forms, filled in for you',
      'Sign documents online',
      'Guidance from Mia',
    ]);
  });

  it('opens the pre-order dialog and tracks the click', async () => {
    const { platform, tracked } = platformWith();
    const preOrder = jest.fn();
    render(<OfferToolkitCard platform={platform} onPreOrder={preOrder} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pre-order for $100' }));
    expect(preOrder).toHaveBeenCalledTimes(1);
    expect(tracked.map(({ eventData }) => eventData)).toEqual([{ element: 'offer-toolkit' }]);
  });

  it('links to the waitlist', () => {
    render(<OfferToolkitCard platform={standInPlatform()} onPreOrder={ignore} />);
    expect(screen.getByRole('link', { name: 'Join the Waitlist, Get $49 Off' }).getAttribute('href')).toBe('#waitlist');
  });
});

describe('both cards, prerendered', () => {
  it('have no style attributes, which the CSP blocks, and no count', () => {
    const { platform } = platformWith();
    const markup = renderToString(
      <>
        <Founding platform={platform} />
        <OfferToolkitCard platform={platform} onPreOrder={ignore} />
      </>,
    );
    expect(markup).not.toContain('style=');
    expect(markup).toContain('Limited to the first 100 members');
  });
});
