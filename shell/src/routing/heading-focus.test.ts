import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createHeadingFocus, type HeadingFocus } from './heading-focus.js';

let content: HTMLElement;
let headings: HeadingFocus;

beforeEach(() => {
  document.body.innerHTML = '<a href="/about">About</a><div id="content" tabindex="-1"></div>';
  content = document.querySelector<HTMLElement>('#content')!;
  headings = createHeadingFocus(content);
});
afterEach(() => {
  headings.stop();
  document.body.replaceChildren();
});

const show = (markup: string): void => {
  content.innerHTML = markup;
};
const heading = () => content.querySelector('h1');
/** The observer of the content runs before this does. */
const rendered = () => Promise.resolve();

describe('the focus after a page change', () => {
  it('is on the new page’s heading', () => {
    show('<h1>Home</h1>');
    headings.leave();
    show('<h1>About</h1>');
    headings.arrive();
    expect(document.activeElement).toBe(heading());
  });

  it('waits on the content while the page loads', async () => {
    headings.leave();
    show('<p>Loading</p>');
    headings.arrive();
    expect(document.activeElement).toBe(content);
    show('<nav><a href="/">Home</a></nav><main><h1>About</h1></main>');
    await waitFor(() => {
      expect(document.activeElement).toBe(heading());
    });
  });

  it('passes over the previous page’s heading, which stays until the next page has loaded', async () => {
    show('<h1>Home</h1>');
    headings.leave();
    headings.arrive();
    expect(document.activeElement).toBe(content);
    show('<h1>About</h1>');
    await waitFor(() => {
      expect(document.activeElement).toBe(heading());
    });
  });

  it('follows a heading that is kept for the next page with another text', async () => {
    show('<h1>Home goals</h1>');
    headings.leave();
    headings.arrive();
    heading()!.firstChild!.nodeValue = 'Home search';
    await waitFor(() => {
      expect(document.activeElement).toBe(heading());
    });
  });

  it('follows when the page replaces its heading', async () => {
    headings.leave();
    show('<h1>Loading</h1>');
    headings.arrive();
    show('<h1>Welcome, Jordan</h1>');
    await waitFor(() => {
      expect(document.activeElement).toBe(heading());
    });
  });

  it('stays where the page put it', async () => {
    headings.leave();
    headings.arrive();
    show('<h1>Search</h1><input />');
    content.querySelector('input')!.focus();
    await rendered();
    expect(document.activeElement).toBe(content.querySelector('input'));
  });

  it.each(['keydown', 'pointerdown'])('stays where the visitor put it, by %s', async (action) => {
    headings.leave();
    headings.arrive();
    window.dispatchEvent(new Event(action));
    (document.activeElement as HTMLElement).blur();
    show('<h1>About</h1>');
    await rendered();
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the heading’s own tab index', () => {
    headings.leave();
    show('<h1 tabindex="0">About</h1>');
    headings.arrive();
    expect(document.activeElement).toBe(heading());
    expect(heading()?.tabIndex).toBe(0);
  });
});
