import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FrameCommand } from './commands.js';
import { frameMessage, type FrameMessage } from './frame-message.js';
import { frameIsReady, type GivenFile, type ShownType } from './messages.js';

type Message<Kind> = Omit<Extract<FrameMessage, { kind: Kind }>, 'kind'>;

export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  /** What is seen; `undefined` until something is. */
  readonly shown: Message<'shown'> | undefined;
  readonly failure: Message<'failed'>['why'] | 'not-loaded' | undefined;
  /** While it prepares to print, and if it couldn’t. */
  readonly printing: Message<'printing'> | 'failed' | undefined;
  readonly send: (command: FrameCommand) => void;
}

export interface FrameOptions {
  readonly file: Blob;
  readonly type: ShownType;
  readonly name: string;
  readonly onClose: () => void;
}

/** Milliseconds for the frame’s page to load. */
const patience = 30_000;

/** Gives the file to the frame, once, and follows what it tells. */
export function useFrame({ file, type, name, onClose }: FrameOptions): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const portRef = useRef<MessagePort>(undefined);
  const [shown, setShown] = useState<Message<'shown'>>();
  const [failure, setFailure] = useState<Frame['failure']>();
  const [printing, setPrinting] = useState<Frame['printing']>();

  const hear = useEffectEvent((message: FrameMessage) => {
    if (message.kind === 'shown') setShown(message);
    else if (message.kind === 'failed') setFailure(message.why);
    else if (message.kind === 'printing') setPrinting(message);
    else if (message.kind === 'printed') setPrinting(undefined);
    else if (message.kind === 'not-printed') setPrinting('failed');
    else onClose();
  });
  const give = useEffectEvent(async (frame: Window, port: MessagePort) => {
    const bytes = await file.arrayBuffer();
    const given: GivenFile = { type, bytes, name, theme: document.documentElement.dataset['theme'] };
    // The frame’s origin is opaque, so that it can’t be named. Its policy and ours keep it from becoming another page.
    frame.postMessage(given, '*', [bytes, port]);
  });
  useLayoutEffect(() => {
    const end = new AbortController();
    const { port1: port, port2: given } = new MessageChannel();
    const tooLate = setTimeout(() => {
      setFailure('not-loaded');
    }, patience);
    window.addEventListener(
      'message',
      ({ source, origin, data }) => {
        const frame = ref.current?.contentWindow;
        if (!frame || source !== frame || origin !== 'null' || data !== frameIsReady || portRef.current) return;
        clearTimeout(tooLate);
        portRef.current = port;
        give(frame, given).catch(() => {
          setFailure('not-loaded');
        });
      },
      { signal: end.signal },
    );
    port.onmessage = ({ data }) => {
      const message = frameMessage.safeParse(data);
      if (message.success) hear(message.data);
    };
    return () => {
      end.abort();
      clearTimeout(tooLate);
      port.close();
      portRef.current = undefined;
    };
  }, []);

  return {
    ref,
    shown,
    failure,
    printing,
    send(command) {
      portRef.current?.postMessage(command);
    },
  };
}
