import { readSigningPage, requestSigningCode, sign } from '@hearthway/contracts/journey';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { exampleTask, type GivenEnvelopes } from '../../testing/in-memory/envelopes.js';
import { renderJourney } from '../../testing/render-journey.js';

// Every page is in view.
class AllInView {
  constructor(private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  readonly disconnect = (): void => undefined;
}
Object.assign(globalThis, { IntersectionObserver: AllInView });
Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });

beforeEach(() => {
  sessionStorage.clear();
});

const open = (envelopes: GivenEnvelopes = {}, hash = '#token=signing-link') =>
  renderJourney({ at: `/sign${hash}`, user: null, envelopes });
const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

type Person = ReturnType<typeof renderJourney>['person'];

async function enterCode(person: Person): Promise<void> {
  await person.click(await button('Email me a code'));
  await person.type(await screen.findByLabelText('Code'), '123456');
  await person.click(await button('Open'));
}

async function enter(envelopes: GivenEnvelopes = {}) {
  const rendered = open(envelopes);
  await enterCode(rendered.person);
  await heading('Purchase contract');
  return rendered;
}

describe('a mailed link to sign', () => {
  it('asks for the code of the mailbox, and its token leaves the address', async () => {
    const { person } = open();
    await heading('Jordan Rivera asks you to sign');
    expect(location.hash).toBe('');
    await person.click(await button('Email me a code'));
    await person.type(await screen.findByLabelText('Code'), '654321');
    await person.click(await button('Open'));
    expect(await screen.findByText('This code isn’t right, or is too old')).toBeDefined();
  });

  it('takes the first code although another one can’t be sent', async () => {
    const { person, journey } = open();
    await person.click(await button('Email me a code'));
    await person.type(await screen.findByLabelText('Code'), '123456');
    journey.failWith(requestSigningCode, 429, { code: 'signing.too-many-codes', message: 'Enough for an hour' });
    await person.click(await button('Send another code'));
    expect(await screen.findByText('Enough for an hour')).toBeDefined();
    await person.click(await button('Open'));
    await heading('Before you sign');
  });

  it('that no longer works says so', async () => {
    open({}, '#token=another');
    await heading('This link doesn’t work');
  });

  it('still works after the browser dropped the page, before the code and after it', async () => {
    const before = open();
    await before.person.click(await button('Email me a code'));
    before.unmount();
    const { person, unmount } = open({}, '');
    await person.click(await button('I have a code'));
    await person.type(await screen.findByLabelText('Code'), '123456');
    await person.click(await button('Open'));
    await heading('Before you sign');
    unmount();
    open({}, '');
    await heading('Before you sign');
  });

  it('to what has ended says so, without a code', async () => {
    open({ task: { ...exampleTask, status: 'voided', yourTurn: false } });
    await heading('There is nothing to sign anymore');
    expect(screen.getByText('The sender canceled it. Nobody can sign it anymore.')).toBeDefined();
  });
});

describe('a signer', () => {
  it('consents with the number of the test file, is led from field to field, and signs', async () => {
    const { person, journey } = await enter();
    await person.type(await screen.findByLabelText('Number in the test file'), '1');
    await person.click(await button('I agree to sign electronically'));
    expect(await screen.findByText('That isn’t the number in the test file')).toBeDefined();
    await person.clear(screen.getByLabelText('Number in the test file'));
    await person.type(screen.getByLabelText('Number in the test file'), '4711');
    await person.click(await button('I agree to sign electronically'));
    const next = await button('Next field');
    expect(document.activeElement).toBe(await heading('Purchase contract'));
    await person.click(next);
    expect(document.activeElement).toBe(await button('Signature (page 1), required'));
    await person.keyboard('{Enter}');
    const name = await screen.findByLabelText<HTMLInputElement>('Your name');
    expect(name.value).toBe('Sam Lee');
    await person.type(name, ' Jr{Enter}');
    await button('Signature (page 1), filled in: Sam Lee Jr');
    await person.click(await button('I got the keys (page 1), not checked'));
    await person.click(await button('Sign'));
    expect(await screen.findByText('You have signed')).toBeDefined();
    expect(journey.signed()).toEqual({
      values: { signs: 'Sam Lee Jr', agrees: 'yes', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
  });

  it('who was away enters another code, and finds what they filled in', async () => {
    const { person, journey, unmount } = await enter({ task: { ...exampleTask, consented: true } });
    await person.click(await button('I got the keys (page 1), not checked'));
    await person.click(await button('Signature (page 1), required'));
    await person.click(await button('Use this'));
    journey.endSigningSession();
    await person.click(await button('Sign'));
    expect(await screen.findByText('You were away for a while')).toBeDefined();
    await enterCode(person);
    await button('I got the keys (page 1), checked');
    // Nor does it get lost with the page.
    unmount();
    const again = open({ task: { ...exampleTask, consented: true } }, '');
    await button('I got the keys (page 1), checked');
    await button('Signature (page 1), filled in: Sam Lee');
    await again.person.click(await button('Sign'));
    expect(await screen.findByText('You have signed')).toBeDefined();
    expect(JSON.stringify(sessionStorage)).not.toContain('Sam Lee');
  });

  it('can fill in a page that didn’t load, and load it again', async () => {
    const { person, journey } = await enter();
    journey.failWith(readSigningPage, 503);
    await person.type(await screen.findByLabelText('Number in the test file'), '4711');
    await person.click(await button('I agree to sign electronically'));
    expect(await screen.findByText('Page 3 of 3: Repair addendum didn’t load')).toBeDefined();
    await button('Signature (page 1), required');
    journey.failWith(readSigningPage, undefined);
    for (const again of await screen.findAllByRole('button', { name: 'Try again' })) await person.click(again);
    await screen.findByRole('img', { name: 'Page 3 of 3: Repair addendum' });
  });

  it('sees what others signed with', async () => {
    await enter({ task: { ...exampleTask, consented: true } });
    await screen.findByRole('img', { name: 'Jordan Rivera, Price (page 1): $303,000' });
  });

  it('hears that it ended meanwhile', async () => {
    const { person, journey } = await enter({ task: { ...exampleTask, consented: true } });
    await person.click(await button('Signature (page 1), required'));
    await person.click(await button('Use this'));
    journey.changeTaskElsewhere({ status: 'voided', yourTurn: false });
    journey.failWith(sign, 409, { code: 'signing.not-now', message: 'This can’t be signed now' });
    await person.click(await button('Sign'));
    expect(await screen.findByText('The sender canceled it. Nobody can sign it anymore.')).toBeDefined();
  });

  it('hears why it can’t be signed, and can change it', async () => {
    const { person, journey } = await enter({ task: { ...exampleTask, consented: true } });
    await person.click(await button('Signature (page 1), required'));
    await person.click(await button('Use this'));
    journey.failWith(sign, 400, { code: 'signing.unprintable', message: 'Please draw it instead' });
    await person.click(await button('Sign'));
    expect(await screen.findByText(/Please draw it instead/)).toBeDefined();
    await person.click(await button('Signature (page 1), filled in: Sam Lee'));
    await person.click(await screen.findByRole('tab', { name: 'Draw' }));
    expect((await button('Use this')).hasAttribute('disabled')).toBe(true);
  });

  it('whose drawing of initials has no letters is asked for them', async () => {
    const [signature] = exampleTask.fields;
    const fields = [{ ...signature!, kind: 'initials' as const }];
    const { person } = await enter({ task: { ...exampleTask, consented: true, fields } });
    await person.click(await button('Initials (page 1), required'));
    await person.clear(await screen.findByRole('textbox', { name: 'Your initials' }));
    await person.click(await screen.findByRole('tab', { name: 'Draw' }));
    await screen.findByRole('textbox', { name: 'Your initials' });
  });

  it('can ask for paper, which ends it', async () => {
    const { person } = await enter();
    await person.click(await button('I don’t want to sign here'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/withdraw my consent/)).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Don’t sign' }));
    expect(await screen.findByText('It was declined. Nobody can sign it anymore.')).toBeDefined();
  });

  it('gets the sealed copy once everyone has signed', async () => {
    await enter({ task: { ...exampleTask, status: 'completed', youSigned: true, yourTurn: false } });
    await heading('Everyone has signed');
    await button('Download signed PDF');
    await button('Download audit');
  });
});
