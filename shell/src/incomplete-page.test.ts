import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const template = new DOMParser().parseFromString(
  readFileSync(join(import.meta.dirname, 'index.html'), 'utf8'),
  'text/html',
);
const file = 'http://localhost:3000/assets/shell/1/main.js';

// Its listeners stay.
beforeAll(() => {
  const script = document.createElement('script');
  script.text = template.head.querySelector('script')?.text ?? '';
  document.head.append(script);
});
beforeEach(() => {
  document.body.replaceChildren(...template.importNode(template.body, true).children);
});
afterEach(unstubAllGlobals);

const fails = (name: 'link' | 'script', properties: object, dataHref?: string): void => {
  const element = Object.assign(document.createElement(name), { type: 'text/plain', ...properties });
  if (dataHref) element.dataset['href'] = dataHref;
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
};
const isSaid = () => document.getElementById('incomplete')?.hidden === false;

it.each<[boolean, string, 'link' | 'script', object]>([
  [true, 'a script of the shell', 'script', { src: file }],
  [true, 'a style sheet of the shell', 'link', { rel: 'stylesheet', href: file.replace('.js', '.css') }],
  [false, 'a preload', 'link', { rel: 'preload', href: file }],
  [false, 'a script of a slice', 'script', { src: file.replace('shell', 'mf-journey') }],
])('says (%s) that it didn’t load completely without %s', (said, _what, name, properties) => {
  fails(name, properties);
  expect(isSaid()).toBe(said);
});

it('says that it is without one of its own style sheets, but not of those that its loader can get again', () => {
  stubGlobal('hearthwayIntegrityOf', () => undefined);
  const sheet = { rel: 'stylesheet', href: file.replace('.js', '.css') };
  fails('link', sheet);
  expect(isSaid()).toBe(false);
  fails('link', sheet, 'main.css');
  expect(isSaid()).toBe(true);
});

it('gets the files again before it is loaded again, and waits for none for good', () => {
  stubGlobal('performance', { getEntriesByType: () => [{ name: file }] });
  const never = jest.fn((_address: string, _init: RequestInit) => new Promise<Response>(() => undefined));
  stubGlobal('fetch', never);
  document.getElementById('load-again')?.click();
  expect(never.mock.calls).toEqual([[file, { cache: 'reload', signal: expect.any(AbortSignal) }]]);
});
