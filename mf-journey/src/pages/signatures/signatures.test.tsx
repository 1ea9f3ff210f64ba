import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { exampleDocument } from '../../testing/in-memory/documents.js';
import { exampleDraft } from '../../testing/in-memory/envelopes.js';
import { renderJourney } from '../../testing/render-journey.js';

Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });

const slow = { timeout: 15_000 };

describe('the page of signatures', () => {
  it('puts a PDF into an envelope, and opens it', async () => {
    const { person, journey } = renderJourney({ at: '/signatures', documents: { documents: [exampleDocument] } });
    expect(await screen.findByText('Nothing is out for signature', undefined, slow)).toBeDefined();
    await person.selectOptions(await screen.findByLabelText('Document'), exampleDocument.name);
    await person.click(screen.getByRole('button', { name: 'Prepare it' }));
    await screen.findByRole('heading', { level: 1, name: 'Purchase contract' }, slow);
    expect(journey.envelopes()).toMatchObject([{ documentId: exampleDocument.id, status: 'draft' }]);
  });
});

describe('a draft', () => {
  it('gets signers and fields, moved with the keyboard, and is sent', async () => {
    const { person, journey } = renderJourney({
      at: '/signatures/envelope-1',
      envelopes: { envelopes: [exampleDraft] },
    });
    expect(await screen.findByText('Add who signs.', undefined, slow)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Add a signer' }));
    await person.type(screen.getByLabelText('Name of signer 1'), 'Sam Lee');
    await person.type(screen.getByLabelText('Email of signer 1'), 'sam@example.com');
    expect(screen.getByText('Place a signature field for Sam Lee.')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Put it on page 1' }));
    const field = await screen.findByRole('button', { name: 'Signature: Sam Lee' });
    field.focus();
    await person.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await person.click(screen.getByRole('button', { name: 'Send for signature' }));
    await person.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(journey.envelopes()).toMatchObject([
        {
          status: 'sent',
          signers: [{ name: 'Sam Lee', email: 'sam@example.com' }],
          fields: [{ kind: 'signature', page: 1, x: 0.34, y: 0.4875, width: 0.31 }],
        },
      ]);
    });
    expect(await screen.findByText('Asked to sign')).toBeDefined();
  });

  it('says what is wrong with it, and can be deleted', async () => {
    const { person, journey } = renderJourney({
      at: '/signatures/envelope-1',
      envelopes: { envelopes: [exampleDraft] },
    });
    await person.click(await screen.findByRole('button', { name: 'Add a signer' }, slow));
    await person.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Please enter a name')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Delete draft' }));
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(journey.envelopes()).toEqual([]);
    });
  });
});
