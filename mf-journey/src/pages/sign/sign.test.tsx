import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { exampleTask, type GivenEnvelopes } from '../../testing/in-memory/envelopes.js';
import { renderJourney } from '../../testing/render-journey.js';

Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });

const open = (envelopes: GivenEnvelopes = {}, token = 'signing-link') =>
  renderJourney({ at: `/sign#token=${token}`, user: null, envelopes });
const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 15_000 });

async function enter(envelopes: GivenEnvelopes = {}) {
  const rendered = open(envelopes);
  await rendered.person.click(await screen.findByRole('button', { name: 'Email me a code' }, { timeout: 15_000 }));
  await rendered.person.type(await screen.findByLabelText('Code'), '123456');
  await rendered.person.click(screen.getByRole('button', { name: 'Open' }));
  await heading('Purchase contract');
  return rendered;
}

describe('a mailed link to sign', () => {
  it('asks for the code of the mailbox, and its token leaves the address', async () => {
    const { person } = open();
    await heading('Jordan Rivera asks you to sign');
    expect(location.hash).toBe('');
    await person.click(screen.getByRole('button', { name: 'Email me a code' }));
    await person.type(await screen.findByLabelText('Code'), '654321');
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('This code isn’t right, or is too old')).toBeDefined();
  });

  it('that no longer works says so', async () => {
    open({}, 'another');
    await heading('This link doesn’t work');
  });
});

describe('a signer', () => {
  it('consents with the number of the test file, fills in, and signs', async () => {
    const { person, journey } = await enter();
    await person.type(await screen.findByLabelText('Number in the test file'), '1');
    await person.click(screen.getByRole('button', { name: 'I agree to sign electronically' }));
    expect(await screen.findByText('That isn’t the number in the test file')).toBeDefined();
    await person.clear(screen.getByLabelText('Number in the test file'));
    await person.type(screen.getByLabelText('Number in the test file'), '4711');
    await person.click(screen.getByRole('button', { name: 'I agree to sign electronically' }));
    await heading('Fill in and sign');
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' });
    expect(sign.disabled).toBe(true);
    // The field on the page leads to its control.
    await person.click(await screen.findByRole('button', { name: 'Signature' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Signature (page 1)'));
    await person.keyboard('Sam Lee');
    await person.click(screen.getByLabelText('I got the keys (page 1)'));
    await person.click(sign);
    expect(await screen.findByText('You have signed')).toBeDefined();
    expect(journey.signed()).toEqual({ signs: 'Sam Lee', agrees: 'yes' });
  });

  it('can ask for paper, which ends it', async () => {
    const { person } = await enter();
    await person.click(await screen.findByRole('button', { name: 'I don’t want to sign here' }));
    expect(screen.queryByText(/withdraw my consent/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Don’t sign' }));
    expect(await screen.findByText('It was declined. Nobody can sign it anymore.')).toBeDefined();
  });

  it('gets the sealed copy once everyone has signed', async () => {
    await enter({ task: { ...exampleTask, status: 'completed', youSigned: true, yourTurn: false } });
    await heading('Everyone has signed');
    expect(screen.getByRole('button', { name: 'Download signed PDF' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download audit' })).toBeDefined();
  });
});
