/** @jest-environment ./infra/tooling/src/jest/browser-environment.ts */
import { emailPages, waitlistPages } from '@hearthway/contracts/commerce';
import type { PagePath } from '@hearthway/contracts/pages';
import { withFormBody } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { routes } from '../routes.js';
import { control, termsBox } from '../testing/applicant-form.js';
import { applicantValues } from '../testing/applicant.js';
import { pactWith } from '../testing/pact.js';
import { standInPlatform } from '../testing/stand-in-platform.js';

const pact = pactWith('svc-commerce');
const token = 'a'.repeat(43);

/** Shows a page as it is served, without its script. */
async function show(path: PagePath<'mf-marketing'>, search = ''): Promise<void> {
  const { page } = await routes[path]();
  window.history.replaceState(null, '', path + search);
  document.body.innerHTML = renderToString(createElement(page.Page, { platform: standInPlatform() }));
}

function fillIn(): void {
  const { firstName, lastName, email, state } = applicantValues;
  control('First name').value = firstName;
  control('Last name').value = lastName;
  control('Email').value = email;
  control('State you’re buying in').value = state;
  termsBox().checked = true;
}

/** That the browser posts the form shown, and is redirected. The pact has the names of the form's own controls. */
async function expectRedirection(state: string, description: string, location: string): Promise<void> {
  const form = document.querySelector('form')!;
  const { pathname, search, searchParams } = new URL(form.action);
  const headers = { 'content-type': form.enctype };
  const fields = [...new FormData(form)].map(([name, value]) => [name, value as string]);
  const body = new URLSearchParams(fields).toString();
  await pact
    .addInteraction()
    .given(state)
    .uponReceiving(description)
    .withRequest(form.method.toUpperCase(), pathname, (request) => {
      withFormBody(request.query(Object.fromEntries(searchParams)), body);
    })
    .willRespondWith(303, (response) => {
      response.headers({ location });
    })
    .executeTest(async ({ url }) => {
      const posted = { method: form.method, headers, body, redirect: 'manual' } as const;
      const response = await fetch(new URL(pathname + search, url), posted);
      expect(response.headers.get('location')).toBe(location);
    });
}

describe('without JavaScript', () => {
  it('the form of the waitlist leads to the page that confirms the join', async () => {
    await show('/');
    fillIn();
    await expectRedirection('nobody is on the waitlist', 'a join by form', waitlistPages.joined);
  });

  it('or to the reason why not', async () => {
    await show('/');
    fillIn();
    const reason = `${waitlistPages.notJoined}#already-joined`;
    await expectRedirection(
      'jordan@example.com is on the waitlist',
      'a join by form with an email that is on it',
      reason,
    );
  });

  it.each([
    [emailPages.leave, emailPages.left],
    [emailPages.unsubscribe, emailPages.unsubscribed],
  ])('the form of %s, opened from an email, leads to %s', async (path, done) => {
    await show(path, `?token=${token}`);
    await expectRedirection('nobody is on the waitlist', `a confirmation at ${path}`, done);
  });
});
