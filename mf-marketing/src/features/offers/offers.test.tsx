import { countFoundingMembers } from '@hearthway/contracts/commerce';
import type { TrackedEvent } from '@hearthway/contracts/platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { inMemoryCommerce, refusal } from '../../testing/in-memory-commerce.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { FoundingMemberCard, OfferToolkitCard } from './index.js';

function platformWith({ foundingMembers = 12, fails = false } = {}) {
  const tracked: TrackedEvent[] = [];
  const commerce = inMemoryCommerce({ foundingMembers });
  if (fails) commerce.answerAt(countFoundingMembers.path, () => refusal(500, 'server.error', 'Something went wrong'));
  const { session } = standInPlatform();
  const platform = standInPlatform({
    session: { ...session, request: commerce.transport },
    track: (event) => tracked.push(event),
  });
  return { platform, tracked, commerce };
}

const ignore = () => undefined;
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the Founding Member card', () => {
  it('explains the price that is crossed out', async () => {
    render(<FoundingMemberCard {...platformWith()} onContribute={ignore} />);
    await screen.findByText(/remaining/);
    const crossedOut = screen.getByText((_, element) => element?.tagName === 'S');
    expect(crossedOut.textContent).toBe('Planned price $99');
    expect(card('Founding Member').getByText(/\$25/)).toBeDefined();
    expect(
      screen.getByText('$99 is the price planned after the first 100 members. Nobody has been charged it so far.'),
    ).toBeDefined();
  });

  it('says what is in it, and that there is no way back', async () => {
    render(<FoundingMemberCard {...platformWith()} onContribute={ignore} />);
    await screen.findByText(/remaining/);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Lifetime perks as a founding member',
      'Early access to the apps for iOS and Android, which are in development',
      'One payment, no subscription',
    ]);
    expect(screen.getByText('Contributions are final and non-refundable.')).toBeDefined();
  });

  it.each([
    [0, 'Only 100 spots remaining'],
    [12, 'Only 88 spots remaining'],
    [99, 'Only 1 spot remaining'],
    [100, 'All 100 spots are taken'],
    [104, 'All 100 spots are taken'],
  ])('says of %d members: %s', async (foundingMembers, words) => {
    render(<FoundingMemberCard {...platformWith({ foundingMembers })} onContribute={ignore} />);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is sold out once all are taken', async () => {
    render(<FoundingMemberCard {...platformWith({ foundingMembers: 100 })} onContribute={ignore} />);
    const button = await screen.findByRole('button', { name: 'Sold out' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
  });

  it('names only the limit while the count is not known', async () => {
    const { platform, commerce } = platformWith({ fails: true });
    const noted = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    render(<FoundingMemberCard platform={platform} onContribute={ignore} />);
    await vi.waitFor(() => {
      expect(noted).toHaveBeenCalledOnce();
    });
    expect(commerce.requests).toEqual(['GET /api/founding-members/count']);
    expect(screen.getByText('Limited to the first 100 members')).toBeDefined();
    noted.mockRestore();
  });

  it('opens the payment, and is counted', async () => {
    const { platform, tracked } = platformWith();
    const contribute = vi.fn();
    render(<FoundingMemberCard platform={platform} onContribute={contribute} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Become a Founding Member' }));
    expect(contribute).toHaveBeenCalledOnce();
    expect(tracked.map(({ eventData }) => eventData)).toEqual([{ element: 'founding-member' }]);
  });
});

describe('the Offer Toolkit card', () => {
  it('says what is coming, for how much and for how long', () => {
    render(<OfferToolkitCard platform={standInPlatform()} onPreOrder={ignore} />);
    const toolkit = card('Offer Toolkit');
    expect(toolkit.getByText('Coming soon')).toBeDefined();
    expect(toolkit.getByText(/^\$100/).textContent).toBe('$100 for the early waitlist');
    expect(toolkit.getByText('Save $49 on the standard price of $149.')).toBeDefined();
    expect(toolkit.getByText('One-time payment, not a subscription. Available until closing.')).toBeDefined();
    expect(toolkit.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'An offer strategy made with AI',
      'Your state’s contract forms, filled in from what you enter',
      'A flow to sign documents',
      'Guidance from Mia',
    ]);
  });

  it('opens the payment of a pre-order, and is counted', async () => {
    const { platform, tracked } = platformWith();
    const preOrder = vi.fn();
    render(<OfferToolkitCard platform={platform} onPreOrder={preOrder} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pre-order for $100' }));
    expect(preOrder).toHaveBeenCalledOnce();
    expect(tracked.map(({ eventData }) => eventData)).toEqual([{ element: 'offer-toolkit' }]);
  });

  it('leads to the waitlist as well', () => {
    render(<OfferToolkitCard platform={standInPlatform()} onPreOrder={ignore} />);
    expect(screen.getByRole('link', { name: 'Join the Waitlist, Get $49 Off' }).getAttribute('href')).toBe('#waitlist');
  });
});

describe('both cards drawn at build', () => {
  it('have no style attributes, which the policy of the pages refuses, and no count that nobody asked for', () => {
    const { platform } = platformWith();
    const markup = renderToString(
      <>
        <FoundingMemberCard platform={platform} onContribute={ignore} />
        <OfferToolkitCard platform={platform} onPreOrder={ignore} />
      </>,
    );
    expect(markup).not.toContain('style=');
    expect(markup).toContain('Limited to the first 100 members');
  });
});
