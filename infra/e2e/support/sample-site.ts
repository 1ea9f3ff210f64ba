import { containedErrorEvent, pageElements } from '@hearthway/contracts/constants';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const slice = 'mf-sample';
export const version = 'a'.repeat(20);
export const preview = '/?preview=token';

/** A site of one script, whose pages are good or broken as their paths say. They are shown to those with a preview only. */
export async function startSampleSite() {
  const requests: string[] = [];
  const names = [pageElements.sliceId(slice), containedErrorEvent];
  const data = JSON.stringify({ slices: { [slice]: { version } } });
  const dataBlock = `<script type="application/json" id="${pageElements.siteId}">${data}</script>`;
  const html = `<!doctype html><body>${dataBlock}<script>(${String(showPages)})(...${JSON.stringify(names)})</script>`;
  const server = createServer(({ method, url = '', headers }, response) => {
    requests.push(`${method} ${url}`);
    if (url === preview) response.writeHead(303, { 'set-cookie': 'preview=token; Path=/', location: '/' }).end();
    else if (headers.cookie !== 'preview=token') response.writeHead(404).end();
    else if (url !== '/assets/never.js') response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What reached it. */
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in each page, in place of a shell and a slice. */
function showPages(elementId: string, containedErrorEvent: string): void {
  const element = document.createElement('div');
  element.id = elementId;
  const place = document.createElement('div');
  document.body.append(element, place);
  const say = (text: string): void => {
    element.textContent = text;
  };
  const reads = async (path: string, init?: RequestInit): Promise<string> => (await fetch(path, init)).text();
  const pages: Record<string, () => unknown> = {
    '/good': () => say('Good'),
    '/late': () => setTimeout(() => say('Good'), 300),
    '/homes/b5e1': async () => say(await reads('/api/homes/b5e1')),
    '/for-buyers': () => localStorage.getItem('auth_token') !== null && say('Good'),
    '/for-admins': () => {
      element.innerHTML = '<form><input autocomplete="username"><input type="password"></form>Who are you?';
      element.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault();
        say('Good');
      });
    },
    '/kept-in': async () => {
      const attempts = ['/api/unknown', '/form', 'http://127.0.0.1:1/', 'https://example.com/'];
      const sent = await Promise.allSettled(attempts.map((path) => fetch(path, { method: 'POST' })));
      const socket = new WebSocket(`ws://${location.host}/socket`);
      await new Promise((resolve) => socket.addEventListener('close', resolve));
      const outcomes = sent.map((one) => (one.status === 'fulfilled' ? one.value.status : 'none'));
      if (outcomes.join() === '404,404,none,none') say('Good');
    },
    '/uncaught': () => {
      say('Good');
      throw new TypeError('broken in a script\nin its second line');
    },
    '/rejected': () => {
      say('Good');
      void Promise.reject(new Error('broken in a promise'));
    },
    '/contained': () => {
      say('This page stopped working');
      dispatchEvent(new CustomEvent(containedErrorEvent, { detail: new Error('broken in render') }));
    },
    '/failed': () => {
      // eslint-disable-next-line no-console -- as the shell does
      console.error('mf-sample failed to mount', new Error('broken in mount'));
      place.dataset['slicePlace'] = 'failed';
    },
    '/failed-silently': () => (place.dataset['slicePlace'] = 'failed'),
    '/empty': () => say(' '),
    '/untouched': () => {
      say('Prerendered');
      element.setAttribute('data-prerendered', '/untouched');
    },
    '/waiting': () => (element.innerHTML = 'Loading…<template data-waiting></template>'),
    '/unanswered': () => {
      say('Good');
      void fetch('/assets/never.js');
    },
    '/led-away': () => history.replaceState(null, '', '/elsewhere'),
    '/hanging': () => {
      for (;;);
    },
  };
  const show = (): void => {
    element.replaceChildren();
    element.removeAttribute('data-prerendered');
    void pages[location.pathname]?.();
  };
  const push = history.pushState.bind(history);
  history.pushState = (...state) => {
    push(...state);
    show();
  };
  show();
}
