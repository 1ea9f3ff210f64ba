import { readDocumentFile, type BuyerDocument, type DocumentVersion } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { createQueryClient } from '@hearthway/web-kit/http';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { jsonResponse, polyfillDialog, recordingTransport } from '@hearthway/web-kit/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { testPlatform } from '../../testing/test-platform.js';
import type { FrameMessage } from './frame-message.js';
import { DocumentViewer } from './index.js';

const version: DocumentVersion = {
  id: 'version-1',
  type: 'application/pdf',
  bytes: 5,
  pages: 3,
  sha256: 'ab',
  scan: 'clean',
  dangers: [],
  hints: [],
  uploadedAt: '2026-11-01T12:00:00.000Z',
};
const statement: BuyerDocument = {
  id: 'document-1',
  version: 1,
  name: 'Statement.pdf',
  slot: null,
  tags: [],
  note: '',
  datedOn: null,
  hintsSeen: false,
  subject: null,
  versions: [version],
  expiresOn: null,
  createdAt: version.uploadedAt,
  updatedAt: version.uploadedAt,
  binnedAt: null,
  goneAt: null,
};
const path = operationPath(readDocumentFile, { documentId: 'document-1', versionId: 'version-1' });

beforeAll(polyfillDialog);
const ports: MessagePort[] = [];
// jsdom can’t save a file.
const saved: string[] = [];
beforeEach(() => {
  saved.splice(0);
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
  jest.restoreAllMocks();
});

function open(given: Partial<DocumentVersion> = {}, answer = () => new Response('%PDF-')) {
  const { transport, requests } = recordingTransport(answer);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const onClose = jest.fn();
  render(
    <PlatformProvider name="mf-journey" platform={testPlatform({ transport })}>
      <QueryClientProvider client={client}>
        <DocumentViewer
          document={{ ...statement, versions: [{ ...version, ...given }] }}
          versionId="version-1"
          onClose={onClose}
        />
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return { requests, onClose };
}

/** What the frame's page does: it says that it's ready, gets the file, and answers by its port. */
async function startFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Pages of Statement.pdf');
  const inside = frame.contentWindow!;
  const post = jest.spyOn(inside, 'postMessage').mockReturnValue(undefined);
  const say = (data: unknown, { source = inside, origin = 'null' } = {}) => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
    });
  };
  say('ready', { source: window });
  say('ready', { origin: window.location.origin });
  say('something');
  say('ready');
  say('ready');
  await waitFor(() => {
    expect(post).toHaveBeenCalled();
  });
  expect(post).toHaveBeenCalledTimes(1);
  const [given, , [, port]] = post.mock.calls[0] as unknown as [unknown, string, [ArrayBuffer, MessagePort]];
  ports.push(port);
  const commands: unknown[] = [];
  port.onmessage = ({ data }) => void commands.push(data);
  const tell = (message: FrameMessage | string) => {
    port.postMessage(message);
  };
  return { frame, given, commands, tell };
}

describe('a document', () => {
  it('is read with the session, and given to a frame that can reach nothing', async () => {
    const { requests } = open();
    const { frame, given } = await startFrame();
    expect(requests.map((request) => request.path)).toEqual([path]);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-modals');
    expect(frame.getAttribute('src')).toBe('/frames/document-viewer.html');
    expect(given).toMatchObject({ type: 'application/pdf', name: 'Statement.pdf' });
    expect(Buffer.from((given as { bytes: ArrayBuffer }).bytes).toString()).toBe('%PDF-');
  });

  it('is moved through, enlarged, and printed by buttons and keys, and closed from within', async () => {
    const { onClose } = open();
    const { commands, tell } = await startFrame();
    expect(screen.getByText('Opening…')).toBeDefined();
    tell('nonsense');
    tell({ kind: 'shown', page: 2, pages: 3, percent: 136 });
    await screen.findByText('Page 2 of 3');
    expect(screen.queryByText('Opening…')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('{Home}0{Control>}p{/Control}{Control>}+{/Control}x');
    await waitFor(() => {
      expect(commands).toEqual([
        { kind: 'go', to: 'next' },
        { kind: 'zoom', to: 'in' },
        { kind: 'go', to: 'first' },
        { kind: 'zoom', to: 'fit' },
        { kind: 'print' },
      ]);
    });
    tell({ kind: 'printing', ready: 1, pages: 3 });
    await screen.findByText('Preparing page 2 of 3…');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    tell({ kind: 'not-printed' });
    await screen.findByText(/^We couldn’t prepare it for printing/);
    tell({ kind: 'printed' });
    await screen.findByRole('button', { name: 'Print' });
    expect(commands.at(-1)).toEqual({ kind: 'stop-printing' });
    expect(onClose).not.toHaveBeenCalled();
    tell({ kind: 'close' });
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
  });

  it('that fails to load can be tried again', async () => {
    let isBroken = true;
    open({}, () => (isBroken ? jsonResponse({}, 503) : new Response('%PDF-')));
    await screen.findByText('We couldn’t load this document');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await startFrame();
  });

  it('that is damaged can still be downloaded, without a second request', async () => {
    const { requests } = open();
    const { tell } = await startFrame();
    tell({ kind: 'failed', why: 'damaged' });
    await screen.findByText(/^It looks damaged/);
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => {
      expect(saved).toEqual(['Statement.pdf']);
    });
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Partial<DocumentVersion>, RegExp]>([
    ['a script and files', { dangers: ['script', 'attachment'] }, /^It holds a script and other files, so/],
    ['a macro', { dangers: ['macro'] }, /^It holds a macro, so/],
    [
      'Word’s format',
      { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
      /^We don’t show Word files here/,
    ],
  ])('with %s is only downloaded, and not before it’s asked for', async (_, given, reason) => {
    const { requests } = open(given);
    await screen.findByText(reason);
    expect(document.querySelector('iframe')).toBeNull();
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => {
      expect(requests.map((request) => request.path)).toEqual([path]);
    });
  });
});
