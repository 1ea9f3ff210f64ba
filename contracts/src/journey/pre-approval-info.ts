import * as z from 'zod/mini';
import { credentialLimits, phoneMinimum } from '../constants.js';
import { emailAddress } from '../email-address.js';
import { defineOperation } from '../operation.js';
import { wizardTexts } from '../texts.js';
import { lineOfText } from './line-of-text.js';
import { usStateCodes } from './us-states.js';

/** The wizard's questions, one per step, in order (specification, section 2). */
export const wizardQuestions = [
  'propertyType',
  'propertyUse',
  'propertyState',
  'timeframe',
  'firstName',
  'lastName',
  'phone',
  'email',
  'citizenship',
  'maritalStatus',
] as const;
export type WizardQuestion = (typeof wizardQuestions)[number];

/** Stored encrypted, never used to rank lenders, and erasable on their own. */
export const sensitiveQuestions = ['citizenship', 'maritalStatus'] as const satisfies readonly WizardQuestion[];

/** Values and labels, in display order. */
export const propertyTypes = {
  single_family: 'Single-Family Home',
  condo: 'Condominium',
  townhouse: 'Townhouse',
  multi_family: 'Multi-Family Home',
  mobile_home: 'Mobile Home',
  land: 'Land',
} as const;
export const propertyUses = {
  primary_residence: 'Primary Residence',
  second_home: 'Second Home',
  investment: 'Investment Property',
} as const;
export const timeframes = {
  immediately: 'Immediately (1-3 months)',
  soon: 'Soon (3-6 months)',
  planning: 'Planning (6-12 months)',
  researching: 'Researching (12+ months)',
} as const;
export const citizenships = {
  us_citizen: 'U.S. Citizen',
  permanent_resident: 'Permanent Resident',
  non_permanent_resident: 'Non-Permanent Resident',
  foreign_national: 'Foreign National',
} as const;
export const maritalStatuses = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  separated: 'Separated',
  widowed: 'Widowed',
} as const;

export type PropertyType = keyof typeof propertyTypes;
export type PropertyUse = keyof typeof propertyUses;

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.union([z.literal(''), z.enum(values)], 'Please choose one of the answers, or leave it blank');
const optionOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  oneOf(Object.keys(labels) as [Value, ...Value[]]);

/** Answers as stored. Older ones may be invalid by today's rules. */
const storedAnswers = {
  propertyType: optionOf(propertyTypes),
  propertyUse: optionOf(propertyUses),
  propertyState: oneOf(usStateCodes),
  timeframe: optionOf(timeframes),
  firstName: lineOfText(100, wizardTexts.validation.firstName),
  lastName: lineOfText(100, wizardTexts.validation.lastName),
  phone: lineOfText(40),
  email: lineOfText(credentialLimits.emailMaximum),
  citizenship: optionOf(citizenships),
  maritalStatus: optionOf(maritalStatuses),
} as const;

const unless = (problem: string, isValid: (answer: string) => boolean) =>
  z.refine<string>((answer) => answer === '' || isValid(answer), problem);

/** All answers of the wizard. An empty string means not answered yet. The whole form is saved at every step. */
export const preApprovalInfo = z.strictObject({
  ...storedAnswers,
  phone: storedAnswers.phone.check(unless(wizardTexts.validation.phone, isPhoneNumber)),
  email: storedAnswers.email.check(unless(wizardTexts.validation.email, isEmailAddress)),
});
export type PreApprovalInfo = z.infer<typeof preApprovalInfo>;

export const emptyPreApprovalInfo = Object.fromEntries(
  wizardQuestions.map((question) => [question, '']),
) as unknown as PreApprovalInfo;

/** The schema of each answer, with the specification's error texts (section 5). */
const answers = Object.fromEntries(wizardQuestions.map((question) => [question, answerTo(question)])) as Readonly<
  Record<WizardQuestion, z.ZodMiniType<string, string>>
>;

function answerTo(question: WizardQuestion): z.ZodMiniType<string, string> {
  const given: z.ZodMiniType<string, string> = preApprovalInfo.shape[question];
  return given.check(z.refine((answer) => answer !== '', wizardTexts.validation[question]));
}

/** The form of one question. */
export const answerForm = (question: WizardQuestion) => z.object({ answer: answers[question] });

/** The problem of one answer, for browser and server alike. */
export function answerProblem(question: WizardQuestion, info: PreApprovalInfo): string | undefined {
  return answers[question].safeParse(info[question]).error?.issues[0]?.message;
}

/** The answers with invalid ones left blank. */
export function validAnswers(info: PreApprovalInfo): PreApprovalInfo {
  const valid = (question: WizardQuestion): string =>
    answerProblem(question, info) === undefined ? info[question] : '';
  return Object.fromEntries(
    wizardQuestions.map((question) => [question, valid(question)]),
  ) as unknown as PreApprovalInfo;
}

/** Digits with common punctuation, a plus sign, and an extension. */
const phoneNumber = /^[\d\s+().,/\u2010-\u2015-]+(?:(?:x|ext\.?)\s?\d{1,7})?$/i;

function isPhoneNumber(phone: string): boolean {
  const number = phone.trim();
  return number.length >= phoneMinimum && phoneNumber.test(number) && number.replace(/\D/g, '').length >= phoneMinimum;
}

function isEmailAddress(email: string): boolean {
  return emailAddress.safeParse(email).success;
}

/** `completedAt`: when every question was answered for the first time. */
const saved = z.object({
  ...storedAnswers,
  // Older ones may be invisible.
  firstName: z.string(),
  lastName: z.string(),
  updatedAt: z.iso.datetime(),
  completedAt: z.nullable(z.iso.datetime()),
});
export type SavedPreApprovalInfo = z.infer<typeof saved>;

/** Before the first save, browsers log a 404 as an error, so our own page asks for blank answers instead. */
const notYet = z.object({ ifNone: z.catch(z.optional(z.literal('blank')), undefined) });

export const getPreApprovalInfo = defineOperation({
  id: 'journey.get-pre-approval-info',
  summary:
    'Get the signed-in buyer’s wizard answers. Before the first save the answer is 404, or with `ifNone=blank`, blank answers',
  method: 'GET',
  path: '/api/pre-approval-info',
  access: 'buyer',
  query: notYet,
  status: 200,
  reply: z.object({ ...saved.shape, updatedAt: z.nullable(saved.shape.updatedAt) }),
  errors: { 'pre-approval-info.not-found': 404 },
});

export const savePreApprovalInfo = defineOperation({
  id: 'journey.save-pre-approval-info',
  summary:
    'Save all ten wizard answers, including blank ones. Once all are answered, the first milestone is completed and the second begins',
  method: 'POST',
  path: '/api/pre-approval-info',
  access: 'buyer',
  body: preApprovalInfo,
  status: 200,
  reply: saved,
  errors: {},
});

export const eraseSensitiveAnswers = defineOperation({
  id: 'journey.erase-sensitive-answers',
  summary: 'Erase the signed-in buyer’s citizenship and marital status',
  method: 'DELETE',
  path: '/api/pre-approval-info/sensitive',
  access: 'buyer',
  status: 204,
  reply: undefined,
  errors: {},
});
