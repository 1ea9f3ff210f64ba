import {
  citizenships,
  maritalStatuses,
  propertyTypes,
  propertyUses,
  timeframes,
  usStates,
  type WizardQuestion,
} from '@hearthway/contracts/journey';
import type { TextFieldProps } from '@hearthway/web-kit';

export interface QuestionTexts {
  readonly heading: string;
  readonly why: string;
  readonly control:
    | { readonly kind: 'cards'; readonly options: readonly Option[] }
    | { readonly kind: 'list'; readonly label: string; readonly options: readonly Option[] }
    | { readonly kind: 'text'; readonly field: Typing };
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Typing = Pick<TextFieldProps, 'label' | 'help' | 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode'>;

export const questionTexts: Readonly<Record<WizardQuestion, QuestionTexts>> = {
  propertyType: {
    heading: 'What kind of home are you looking for?',
    why: 'Loans, insurance, and upkeep depend on the type of home.',
    control: cards(propertyTypes),
  },
  propertyUse: {
    heading: 'How will you use the home?',
    why: 'Lenders ask for less money down on a home you’ll live in.',
    control: cards(propertyUses),
  },
  propertyState: {
    heading: 'Which state are you buying in?',
    why: 'Taxes, programs, and paperwork depend on the state.',
    control: { kind: 'list', label: 'State', options: usStates.map(([value, label]) => ({ value, label })) },
  },
  timeframe: {
    heading: 'When would you like to buy?',
    why: 'So we can tell you what to do now and what can wait.',
    control: cards(timeframes),
  },
  firstName: {
    heading: 'What is your first name?',
    why: 'Lenders need your name as it appears on your ID. We filled in your username. Replace it with your legal first name.',
    control: text('First name', { autoComplete: 'given-name', autoCapitalize: 'words' }),
  },
  lastName: {
    heading: 'What is your last name?',
    why: 'Every form along the way needs your full name.',
    control: text('Last name', { autoComplete: 'family-name', autoCapitalize: 'words' }),
  },
  phone: {
    heading: 'What is your phone number?',
    why: 'For a lender you choose to work with. We don’t share it unless you ask us to.',
    control: text('Phone number', {
      help: 'At least 10 digits, with the area code.',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
    }),
  },
  email: {
    heading: 'What is your email address?',
    why: 'For a lender you choose to work with. We filled in your account email.',
    control: text('Email', { type: 'email', inputMode: 'email', autoComplete: 'email' }),
  },
  citizenship: {
    heading: 'What is your citizenship status?',
    why: 'Some loan programs have residency rules, so a lender will ask you this too.',
    control: cards(citizenships),
  },
  maritalStatus: {
    heading: 'What is your marital status?',
    why: 'In some states, a spouse’s debts count for some loans.',
    control: cards(maritalStatuses),
  },
};

function cards(labels: Readonly<Record<string, string>>): QuestionTexts['control'] {
  return { kind: 'cards', options: Object.entries(labels).map(([value, label]) => ({ value, label })) };
}

function text(label: string, typing: Omit<Typing, 'label'>): QuestionTexts['control'] {
  return { kind: 'text', field: { label, ...typing } };
}
