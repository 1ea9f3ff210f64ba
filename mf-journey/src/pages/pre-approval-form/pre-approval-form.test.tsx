import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { getFinancialProfile, listCounties } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney } from '../../testing/render-journey.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { contents, renderProfile, field, fill, leave, section } from './testing/render-profile.js';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const save = (name: string) => section(name).getByRole('button', { name: 'Save and continue' });
const focused = () => document.activeElement?.textContent;

describe('the page', () => {
  it('shows the time needed, the progress, and the documents lenders need', async () => {
    await renderProfile({ profile: { ...exampleProfile, plan: null, savings: null } });

    expect(screen.getByText(/about 5 minutes/)).toBeDefined();
    expect(contents().getByText('5 of 7 sections done')).toBeDefined();
    expect(contents().getAllByText('To do:')).toHaveLength(2);
    expect(section('What lenders will ask to see').getByText(/Tax returns from the last 2 years/)).toBeDefined();
  });

  it('moves to the section that a link names, once the profile is loaded', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    renderJourney({ at: '/pre-approval-form#section-plan', financialProfile: exampleProfile });

    await waitFor(() => {
      expect(scrolled).toEqual(['section-plan']);
    });
    expect(focused()).toBe('Your plan');
  });

  it('can be retried after a failure', async () => {
    const journey = inMemoryJourney({ financialProfile: exampleProfile });
    journey.failWith(getFinancialProfile, 404);
    const { person } = renderJourney({ at: '/pre-approval-form', journey });
    expect(await screen.findByText('We couldn’t load your profile')).toBeDefined();

    journey.failWith(getFinancialProfile, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await contents().findByText('7 of 7 sections done')).toBeDefined();
  });
});

describe('the button of a section', () => {
  it('shows every error at its control, focuses the first, and clears each as it is fixed', async () => {
    const { person } = await renderProfile();
    await person.click(save('Your plan'));

    const price = field('Your plan', 'Target price');
    const errorOf = (control: HTMLElement) =>
      document.getElementById(control.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent;
    expect(document.activeElement).toBe(price);
    expect(errorOf(price)).toBe('Enter a price. A guess is fine.');
    for (const label of ['Down payment, percent', 'Current housing payment']) {
      expect(errorOf(field('Your plan', label))).toBe('Enter an amount, or 0 if none');
    }

    await fill(person, price, '350000');
    expect(price.hasAttribute('aria-invalid')).toBe(false);
    expect(section('Your plan').getByText('2 answers need attention')).toBeDefined();
  });

  it('lists the errors with links to their controls', async () => {
    const { person } = await renderProfile();
    await person.click(save('Your plan'));

    const summary = within(section('Your plan').getByRole('group', { name: 'What to fix' }));
    expect(summary.getByText('3 answers need attention')).toBeDefined();
    await person.click(summary.getByRole('link', { name: 'Current housing payment: Enter an amount, or 0 if none' }));
    expect(document.activeElement).toBe(field('Your plan', 'Current housing payment'));
  });

  it('shows no errors in other sections', async () => {
    const { person } = await renderProfile();
    await person.click(save('Your plan'));

    expect(field('Savings', 'Savings').hasAttribute('aria-invalid')).toBe(false);
  });

  it('saves and goes to the next section', async () => {
    const { person, journey } = await renderProfile();
    await person.selectOptions(field('Credit score', 'Your credit score'), 'I don’t know');
    await person.click(save('Credit score'));

    expect(focused()).toBe('Savings');
    await waitFor(() => {
      expect(journey.financialProfile().profile.credit).toEqual({ scoreBand: 'unknown' });
    });
  });

  it('goes from the last section to the results', async () => {
    const { person } = await renderProfile({ profile: exampleProfile });
    await person.click(save('Your plan'));

    expect(focused()).toBe('Where you stand');
  });
});

describe('location', () => {
  it('lists the counties of the state and clears the county with the state', async () => {
    const { person, journey } = await renderProfile({ profile: exampleProfile });
    expect(await section('Location').findByRole('option', { name: 'Travis' })).toBeDefined();
    expect(field('Location', 'County (optional)').value).toBe('48453');

    await person.selectOptions(field('Location', 'State'), 'Colorado');
    expect(await section('Location').findByRole('option', { name: 'Denver' })).toBeDefined();
    await person.click(save('Location'));

    await waitFor(() => {
      expect(journey.financialProfile().profile.location).toEqual({ state: 'CO', countyFips: null });
    });
  });

  it('works without counties, which can be retried', async () => {
    const { person, journey } = await renderProfile();
    journey.failWith(listCounties, 404);
    await person.selectOptions(field('Location', 'State'), 'Texas');
    expect(await section('Location').findByText(/We couldn’t load the counties/)).toBeDefined();

    journey.failWith(listCounties, undefined);
    await person.click(section('Location').getByRole('button', { name: 'Try again' }));

    expect(await section('Location').findByRole('option', { name: 'Harris' })).toBeDefined();
  });
});

describe('income', () => {
  it('has one or two people with several incomes', async () => {
    const { person, journey } = await renderProfile();
    await fill(person, field('Income', 'Amount before taxes'), '5000');
    await person.click(section('Income').getByRole('button', { name: 'Add another income' }));
    const second = within(section('Income').getByRole('group', { name: 'Income 2' }));
    expect(document.activeElement).toBe(second.getByLabelText('Type'));
    await person.selectOptions(second.getByLabelText('Type'), 'Retirement or pension');
    await fill(person, second.getByLabelText<HTMLInputElement>('Amount before taxes'), '1,000.50');

    await person.click(field('Income', 'I’m buying with someone else'));
    const other = within(section('Income').getByRole('group', { name: 'Your co-borrower’s income' }));
    await person.click(other.getByLabelText('No income yet'));
    await person.click(save('Income'));

    await waitFor(() => {
      expect(journey.financialProfile().profile.income?.borrowers).toEqual([
        {
          noIncome: false,
          incomes: [
            { type: 'w2', amountCents: 500_000, frequency: 'monthly' },
            { type: 'retirement', amountCents: 100_050, frequency: 'monthly' },
          ],
        },
        { noIncome: true, incomes: [] },
      ]);
    });
  });

  it('says that alimony is optional', async () => {
    await renderProfile();
    expect(section('Income').getByText(/Add it only if you want it counted/)).toBeDefined();
  });
});

describe('debts', () => {
  it('can be added before anything is typed', async () => {
    const { person } = await renderProfile();
    await person.click(section('Debts').getByRole('button', { name: 'Add another debt' }));

    const second = within(section('Debts').getByRole('group', { name: 'Debt 2' }));
    expect(document.activeElement).toBe(second.getByLabelText('Type'));
  });

  it('can be a student loan at $0 on a documented plan', async () => {
    const { person, journey } = await renderProfile({ profile: exampleProfile });
    const loan = within(section('Debts').getByRole('group', { name: 'Debt 2' }));
    const plan = /documented plan/;
    expect(loan.queryByLabelText(plan)).toBeNull();
    await person.click(loan.getByLabelText(/Deferred/));
    await person.click(loan.getByLabelText(plan));
    expect(loan.queryByLabelText(/Deferred/)).toBeNull();
    await leave(person);
    await waitFor(() => {
      expect(journey.financialProfile().profile.debts?.debts[1]).toEqual({
        ...exampleProfile.debts.debts[1],
        deferred: false,
        documentedZeroPayment: true,
      });
    });
  });

  it('can be removed, or be none', async () => {
    const { person, journey } = await renderProfile({ profile: exampleProfile });
    await person.click(section('Debts').getByRole('button', { name: 'Remove debt 1' }));
    expect(focused()).toBe('Add another debt');
    await leave(person);
    await waitFor(() => {
      expect(journey.financialProfile().profile.debts?.debts.map(({ type }) => type)).toEqual(['student_loan']);
    });

    await person.click(field('Debts', 'No debts'));
    await person.click(save('Debts'));
    await waitFor(() => {
      expect(journey.financialProfile().profile.debts?.debts).toEqual([]);
    });
  });
});

describe('the results', () => {
  const stand = () => section('Where you stand');

  it('show figures, reasons, and sources', async () => {
    const { person } = await renderProfile({ profile: exampleProfile });

    expect(within(stand().getByRole('group', { name: /Housing alone/ })).getByText('37%')).toBeDefined();
    expect(within(stand().getByRole('group', { name: /Housing and debts/ })).getByText('42%')).toBeDefined();
    for (const [ratio, guideline] of [
      ['Housing alone', '31%'],
      ['Housing and debts', '43%'],
    ] as const) {
      const group = stand().getByRole('group', { name: new RegExp(ratio) });
      expect(within(group).getByText(`Mark: the FHA guideline, ${guideline}`)).toBeDefined();
      expect(group.querySelector('line')?.getAttribute('x1')).toBe(guideline);
    }
    expect(stand().getByText('$7,500')).toBeDefined();
    expect(stand().getByText(/not an approval.* ratios are those of an FHA loan/)).toBeDefined();
    expect(stand().getByText(/about \$250 more than you’re comfortable with/)).toBeDefined();
    const conventional = within(stand().getByRole('listitem', { name: 'Conventional' }));
    expect(conventional.getByText('Nearly ready')).toBeDefined();
    expect(conventional.getByText('Not met:')).toBeDefined();

    await person.click(stand().getByText('Where this comes from'));
    const row = within(stand().getByText('Conventional: housing and debts as a share of income').closest('li')!);
    expect(row.getByText('36%')).toBeDefined();
    expect(row.getByRole('link', { name: 'Fannie Mae' }).getAttribute('href')).toContain('https://');
    expect(row.getByText(/January 1, 2026 to December 31, 2026/)).toBeDefined();
  });

  it.each([
    ['the questions that are open', undefined, 'Answer the ten questions', '/get-to-know-you'],
    ['the lenders', examplePreApprovalInfo, 'See lenders that fit', '/dashboard#lender-matches'],
  ])('lead to Buying Power, and to %s', async (_where, preApprovalInfo, name, path) => {
    await renderProfile({ journey: inMemoryJourney({ preApprovalInfo, financialProfile: exampleProfile }) });
    const linked = async (text: string) => (await stand().findByRole('link', { name: text })).getAttribute('href');

    expect(await linked('See your buying power')).toBe('/buying-power');
    expect(await linked(name)).toBe(path);
  });

  it('lead to Buying Power without a credit score, but to no lenders', async () => {
    await renderProfile({ profile: { ...exampleProfile, credit: { scoreBand: 'unknown' } } });
    expect(contents().getByText('7 of 7 sections done')).toBeDefined();
    expect(stand().getByRole('link', { name: 'See your buying power' })).toBeDefined();
    expect(stand().getByText('To match you with lenders, we still need:').textContent).toMatch(/: Credit score$/);
  });

  it('ask for every section that the step needs, also for those that matching doesn’t', async () => {
    await renderProfile({ profile: { ...exampleProfile, household: null, savings: null } });
    expect(stand().queryByRole('link', { name: 'See your buying power' })).toBeNull();
    expect(stand().getByText('To match you with lenders, we still need:').textContent).toMatch(/: Household, Savings$/);
  });

  it('link to what is missing', async () => {
    const { person } = await renderProfile();
    expect(stand().getByText('Add your income')).toBeDefined();
    await person.click(stand().getByRole('link', { name: 'Debts' }));

    expect(focused()).toBe('Debts');
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = await renderProfile({ profile: exampleProfile });
    await person.click(stand().getByRole('button', { name: 'Print your prep sheet' }));

    expect(print).toHaveBeenCalledTimes(1);
    const sheet = within(screen.getByText('Prep sheet for talking with a lender').parentElement!);
    expect(sheet.getByText(/not an approval\. .* ratios are those of an FHA loan\./)).toBeDefined();
    expect(sheet.getByText('Housing and debts (back ratio): 42%')).toBeDefined();
  });
});
