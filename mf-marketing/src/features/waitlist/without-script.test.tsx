import { joinWaitlistByForm } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { control } from '../../testing/applicant-form.js';
import { commercePlatform } from '../../testing/commerce-platform.js';
import { countRequest } from '../../testing/waitlist-form.js';
import { WaitlistForm } from './index.js';

describe('the form without JavaScript', () => {
  const markup = () => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToString(<WaitlistForm platform={commercePlatform().platform} />);
    return { holder, form: holder.querySelector('form')! };
  };

  it('posts to the contract’s path with its field names', () => {
    const { form } = markup();
    expect(form.getAttribute('action')).toBe(joinWaitlistByForm.path);
    expect(form.method).toBe('post');
    const names = [...form.elements].flatMap((element) => element.getAttribute('name') ?? []);
    expect(names.toSorted()).toEqual(Object.keys(joinWaitlistByForm.body!.def.shape).toSorted());
  });

  it('is validated by the browser', () => {
    const { form } = markup();
    const required = [...form.elements].filter((element) => element.hasAttribute('required'));
    expect(form.noValidate).toBe(false);
    expect(required.map((element) => element.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'state',
      'acceptedTerms',
    ]);
    expect(form.querySelector<HTMLInputElement>('[name="email"]')?.type).toBe('email');
  });

  it('has no style attributes, which the CSP blocks', () => {
    expect(markup().holder.querySelector('[style]')).toBeNull();
  });

  it('keeps text typed before hydration, and is validated by us from then on', async () => {
    const { holder, form } = markup();
    const { platform, commerce } = commercePlatform();
    document.body.append(holder);
    form.querySelector<HTMLInputElement>('[name="email"]')!.value = 'early@example.com';
    const failures: unknown[] = [];
    render(<WaitlistForm platform={platform} />, {
      container: holder,
      hydrate: true,
      onRecoverableError: (error) => failures.push(error),
    });
    await waitFor(() => {
      expect(commerce.requests).toEqual([countRequest]);
    });
    expect(failures).toEqual([]);
    expect(holder.querySelector('form')).toBe(form);
    expect(form.noValidate).toBe(true);
    expect(control('Email').value).toBe('early@example.com');
  });
});
