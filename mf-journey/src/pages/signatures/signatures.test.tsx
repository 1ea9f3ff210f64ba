import {
  changeEnvelope,
  createEnvelope,
  envelopeLimits,
  listEnvelopes,
  sendEnvelope,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { exampleDocument } from '../../testing/in-memory/documents.js';
import { exampleDraft, exampleEnvelopes, exampleSent } from '../../testing/in-memory/envelopes.js';
import { renderJourney } from '../../testing/render-journey.js';

Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page of signatures', () => {
  it('teaches, puts a PDF into an envelope, and opens it', async () => {
    const { person, journey } = renderJourney({ at: '/signatures', documents: { documents: [exampleDocument] } });
    expect(await screen.findByText('Nothing is out for signature')).toBeDefined();
    await person.selectOptions(await screen.findByLabelText('Document'), exampleDocument.name);
    journey.failWith(createEnvelope, 409, { code: 'envelope.needs-ink', message: 'This needs ink' });
    await person.click(await button('Prepare it'));
    expect(await screen.findByText('This needs ink')).toBeDefined();
    journey.failWith(createEnvelope, undefined);
    await person.click(await button('Prepare it'));
    await screen.findByRole('heading', { level: 1, name: 'Purchase contract' });
    expect(journey.envelopes()).toMatchObject([{ documentId: exampleDocument.id, status: 'draft' }]);
  });

  it('puts several PDFs into one envelope, in the order chosen', async () => {
    const others = ['A', 'B'].map((name) => ({ ...exampleDocument, id: `document-${name}`, name: `${name}.pdf` }));
    const { person, journey } = renderJourney({
      at: '/signatures',
      documents: { documents: [exampleDocument, ...others] },
    });
    await person.selectOptions(await screen.findByLabelText('Document'), 'B.pdf');
    await person.click(await button('Add another document'));
    const second = await screen.findByLabelText<HTMLSelectElement>('Document 2');
    expect([...second.options].map(({ text }) => text)).toEqual(['None', 'October.pdf', 'A.pdf']);
    await person.selectOptions(second, 'A.pdf');
    await person.click(await button('Prepare it'));
    await person.click(await button('Add yourself'));
    await screen.findByRole('option', { name: 'Page 3 of 4: Document 2' });
    expect(journey.envelopes()).toMatchObject([{ documentId: null, documents: [{}, {}] }]);
  });

  it('says how far each envelope is', async () => {
    renderJourney({ at: '/signatures', envelopes: { envelopes: exampleEnvelopes } });
    const texts = [
      'Not sent yet',
      'Waiting for Sam Lee, until December 19, 2026. 1 of 2 signed.',
      'Everyone signed it on December 5, 2026.',
      'Jordan Rivera didn’t sign it on December 5, 2026: The price is too low',
      'You canceled it on December 5, 2026.',
      'It wasn’t signed in time, and ended on December 19, 2026.',
    ];
    for (const text of texts) expect(await screen.findByText(text)).toBeDefined();
  });

  it('says what to do when there is no room, and when it didn’t load', async () => {
    const all = Array.from({ length: envelopeLimits.envelopes }, (_, place) => ({ ...exampleDraft, id: `e-${place}` }));
    const { person, journey } = renderJourney({ at: '/signatures', envelopes: { envelopes: all } });
    expect(await screen.findByText(/^Delete a draft/)).toBeDefined();
    journey.failWith(listEnvelopes, 503);
    await person.click((await screen.findAllByRole('link', { name: /^Prepare/ }))[0]!);
    expect(await button('Add a signer')).toBeDefined();
  });
});

const renderDraft = (draft = exampleDraft) =>
  renderJourney({ at: '/signatures/envelope-1', envelopes: { envelopes: [draft] } });

describe('a draft', () => {
  it('gets signers and fields with the keyboard, is saved by itself, and is sent', async () => {
    const { person, journey } = renderDraft();
    await person.click(await button('Add yourself'));
    await person.click(await button('Add a signer'));
    await person.type(await screen.findByLabelText('Name'), 'Sam Lee');
    await person.type(screen.getByLabelText('Email'), 'JORDAN@example.com');
    await person.click(await button('Add signer'));
    expect(await screen.findByText(/Another signer has this address/)).toBeDefined();
    await person.clear(screen.getByLabelText('Email'));
    await person.type(screen.getByLabelText('Email'), 'sam@example.com');
    await person.click(await button('Add signer'));

    (await button('Put Jordan Rivera’s signature on page 1')).focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(await button('Signature of Jordan Rivera, page 1'));
    await person.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await person.click(await button('Next page'));
    (await button('Signature')).focus();
    await person.keyboard('{Enter}');
    await button('Signature of Sam Lee, page 2');
    (await button('Initials')).focus();
    await person.keyboard('{Enter}{Delete}');

    await person.click(await button('Send for signature'));
    const send = await button('Send');
    await waitFor(() => {
      expect(send.getAttribute('aria-disabled')).toBeNull();
    });
    await person.click(send);
    expect(await screen.findByText('What happened')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(journey.envelopes()).toMatchObject([
      {
        status: 'sent',
        signers: [
          { name: 'Jordan Rivera', email: 'jordan@example.com' },
          { name: 'Sam Lee', email: 'sam@example.com' },
        ],
        fields: [
          { kind: 'signature', page: 1, x: 0.34, y: 0.4875, width: 0.31 },
          { kind: 'signature', page: 2, x: 0.35, y: 0.4775 },
        ],
      },
    ]);
  });

  it('tells its fields apart by what they ask for', async () => {
    const [signature] = exampleSent.fields;
    const price = { ...signature!, id: 'price', kind: 'text', label: 'Price', y: 0.5 } as const;
    renderDraft({ ...exampleSent, id: 'envelope-1', status: 'draft', fields: [...exampleSent.fields, price] });
    await button('Price of Jordan Rivera, page 1');
  });

  it('gets a signer back who was removed', async () => {
    const { person, toasts } = renderDraft({ ...exampleSent, id: 'envelope-1', status: 'draft' });
    await person.click(await button('Remove Jordan Rivera'));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /of Jordan Rivera/ })).toBeNull();
    });
    act(() => toasts.at(-1)?.action?.onSelect());
    await button('Signature of Jordan Rivera, page 1');
    await button('Let Sam Lee sign earlier');
  });

  it('whose new title needs ink says so', async () => {
    const { person, journey } = renderDraft();
    await screen.findByLabelText('Title');
    journey.failWith(changeEnvelope, 409, { code: 'envelope.needs-ink', message: 'A will needs ink' });
    await person.type(await screen.findByLabelText('Title'), '!');
    expect(await screen.findByText('Not saved yet. A will needs ink')).toBeDefined();
  });

  it('that can’t be sent yet says why', async () => {
    const { person, journey } = renderDraft({ ...exampleSent, id: 'envelope-1', status: 'draft' });
    journey.failWith(sendEnvelope, 409, { code: 'envelope.email-unconfirmed', message: 'Confirm your email first' });
    await person.click(await button('Send for signature'));
    await person.click(await button('Send'));
    expect(await screen.findByText('Confirm your email first')).toBeDefined();
    await screen.findByRole('link', { name: 'Confirm your email' });
  });

  it('isn’t saved without a title, and says so', async () => {
    const { person, journey } = renderDraft();
    await person.clear(await screen.findByLabelText('Title'));
    expect(await screen.findByText('Not saved yet. Please enter a title')).toBeDefined();
    await person.type(screen.getByLabelText('Title'), 'Contract');
    await waitFor(() => {
      expect(journey.envelopes()).toMatchObject([{ title: 'Contract' }]);
    });
  });

  it('that changed in another window shows both versions, and the buyer chooses', async () => {
    const { person, journey } = renderDraft();
    await screen.findByLabelText('Title');
    const { signers, fields } = exampleSent;
    journey.changeEnvelopeElsewhere('envelope-1', {
      title: 'Theirs',
      signers,
      fields: [{ ...fields[0]!, label: 'Here' }],
    });
    await person.type(await screen.findByLabelText('Title'), '!');
    expect(await screen.findByText('This draft changed somewhere else')).toBeDefined();
    await screen.findByRole('cell', { name: 'Theirs' });
    await screen.findByRole('cell', { name: 'Here of Jordan Rivera on page 1 at 10%, 70%' });
    await person.click(await button('Keep mine'));
    await waitFor(() => {
      expect(journey.envelopes()).toMatchObject([{ title: 'Purchase contract!' }]);
    });
  });

  it('whose last change wasn’t saved is saved again on request', async () => {
    const { person, journey } = renderDraft();
    await screen.findByLabelText('Title');
    journey.failWith(changeEnvelope, 503);
    await person.type(await screen.findByLabelText('Title'), '!');
    await screen.findByText('Not saved yet. Check your connection.');
    journey.failWith(changeEnvelope, undefined);
    await person.click(await button('Try again'));
    await waitFor(() => {
      expect(journey.envelopes()).toMatchObject([{ title: 'Purchase contract!' }]);
    });
  });

  it('says what isn’t saved after the page is left, although it can’t be read again', async () => {
    const { person, journey, toasts } = renderDraft();
    await person.type(await screen.findByLabelText('Title'), '!');
    journey.failWith(changeEnvelope, 409, { code: 'envelope.conflict', message: 'It changed' });
    journey.failWith(listEnvelopes, 503);
    await person.click(await screen.findByRole('link', { name: 'Back to your signatures' }));
    await waitFor(() => {
      expect(toasts).toMatchObject([{ title: 'Your last change to this draft isn’t saved' }]);
    });
  });

  it('can be deleted', async () => {
    const { person, journey, toasts } = renderDraft();
    await person.clear(await screen.findByLabelText('Title'));
    await person.click(await button('Delete draft'));
    await person.click(await button('Delete'));
    expect(await screen.findByText('Nothing is out for signature')).toBeDefined();
    expect(journey.envelopes()).toEqual([]);
    // What wasn’t saved is gone with it.
    expect(toasts).toEqual([]);
  });
});

describe('an envelope that is out', () => {
  it('shows what happened, and can be canceled with a reason', async () => {
    const { person, journey } = renderJourney({
      at: '/signatures/envelope-2',
      envelopes: { envelopes: [exampleSent] },
    });
    expect(await screen.findByText('Jordan Rivera signed')).toBeDefined();
    await person.click(await button('Cancel this envelope'));
    await person.type(await screen.findByLabelText(/^Why/), 'Other terms');
    await person.click(await button('Cancel envelope'));
    await waitFor(() => {
      expect(journey.envelopes()).toMatchObject([{ status: 'voided', reason: 'Other terms' }]);
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Signers' }));
    });
  });

  it('is read again when the buyer comes back to it', async () => {
    const { journey } = renderJourney({ at: '/signatures/envelope-2', envelopes: { envelopes: [exampleSent] } });
    expect(await screen.findByText('Jordan Rivera signed')).toBeDefined();
    journey.changeEnvelopeElsewhere('envelope-2', { status: 'completed' });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Everyone has signed, and the PDF is sealed')).toBeDefined();
  });

  it('tells of its end while it is looked at', async () => {
    const { journey } = renderJourney({
      at: '/signatures/envelope-2',
      envelopes: { envelopes: [{ ...exampleSent, status: 'sealing' }] },
    });
    expect(await screen.findByText('Jordan Rivera signed')).toBeDefined();
    journey.changeEnvelopeElsewhere('envelope-2', { status: 'completed' });
    expect(await screen.findByText('Everyone has signed, and the PDF is sealed')).toBeDefined();
  });
});
