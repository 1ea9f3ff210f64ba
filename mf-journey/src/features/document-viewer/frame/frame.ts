import { commandOfKey, type FrameCommand } from '../commands.js';
import type { FrameMessage } from '../frame-message.js';
import { frameIsReady, type GivenFile } from '../messages.js';
import style from './frame.css?text';
import { showPages } from './pages.js';
import { openPdf } from './pdf-file.js';
import { openPicture } from './picture-file.js';
import { printer } from './printing.js';
import { UnsupportedError } from './shown-file.js';

/**
 * What the document viewer shows in its frame. It has an origin of its own, without the session or the network, and gets one file
 * from the page around it.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets = [sheet];

const scroller = document.createElement('main');
scroller.tabIndex = 0;
document.body.append(scroller);

const waiting = new AbortController();
addEventListener(
  'message',
  ({ source, data, ports: [port] }: MessageEvent<GivenFile>) => {
    if (source !== parent || !port) return;
    waiting.abort();
    void show(data, port);
  },
  { signal: waiting.signal },
);
// Nothing is secret in it, and an opaque origin doesn’t know its page’s.
parent.postMessage(frameIsReady, '*');

async function show(given: GivenFile, port: MessagePort): Promise<void> {
  const tell = (message: FrameMessage): void => {
    port.postMessage(message);
  };
  if (given.theme) document.documentElement.dataset['theme'] = given.theme;
  document.title = given.name;
  scroller.ariaLabel = given.name;
  try {
    const { type, bytes, name } = given;
    const file = type === 'application/pdf' ? await openPdf(bytes) : await openPicture(bytes, type, name);
    const move = await showPages(scroller, file, tell);
    const { print, stop } = printer(file, tell);
    const run = (command: FrameCommand): void => {
      if (command.kind === 'print') void print();
      else if (command.kind === 'stop-printing') stop();
      else move(command);
    };
    port.onmessage = ({ data }: MessageEvent<FrameCommand>) => {
      run(data);
    };
    addEventListener('keydown', (event) => {
      const command = commandOfKey(event);
      if (!command) return;
      event.preventDefault();
      run(command);
    });
  } catch (error) {
    tell({ kind: 'failed', why: error instanceof UnsupportedError ? 'unsupported' : 'damaged' });
  }
  addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) tell({ kind: 'close' });
  });
}
