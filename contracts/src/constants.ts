/** Numbers of the product (its specification, section 9). Durations are milliseconds unless the name says otherwise; money is integer US cents. */

export const authTokenStorageKey = 'auth_token';

/** Choices that stay in the browser: keys of local storage and the values they may have; the first is what holds without one. */
export const browserChoices = {
  tracker: { storageKey: 'tracker_view', values: ['standard', 'animated'] },
  theme: { storageKey: 'theme', values: ['system', 'light', 'dark'] },
  motion: { storageKey: 'motion', values: ['system', 'reduced'] },
} as const;

export const queryDefaults = {
  retry: 1,
  staleMilliseconds: 300_000,
  session: { staleMilliseconds: 300_000, retry: 0 },
  preApproval: { staleMilliseconds: 60_000, retry: 0 },
  lenderMatches: { staleMilliseconds: 60_000, retry: 1, retryDelayMilliseconds: 1_000 },
} as const;

export const toastDefaults = { visibleAtOnce: 1, durationMilliseconds: 5_000 } as const;

export const celebration = { confettiMilliseconds: 1_500, burstAtMilliseconds: 800 } as const;

export const hashScrollDelayMilliseconds = 200;

/** Upper bounds (exclusive, percent of milestones completed) of the progress badges; at or above the last one it is `Almost Done!`. */
export const progressBadges = [
  { below: 25, label: 'Just Started' },
  { below: 50, label: 'Making Progress' },
  { below: 75, label: 'Great Progress!' },
  { below: Infinity, label: 'Almost Done!' },
] as const;

export const credentialLimits = {
  usernameMinimum: 3,
  usernameMaximum: 64,
  passwordMinimum: 6,
  passwordMaximum: 256,
  /** RFC 5321, section 4.5.3.1.3: a path of 256 octets less its two angle brackets. */
  emailMaximum: 254,
} as const;

/** Of a phone number: so many characters, and so many of them digits. */
export const phoneMinimum = 10;
export const wizardSteps = 10;
export const minimumAgeYears = 18;
export const lenderFindCount = 3;

export const foundingMember = {
  limit: 100,
  priceCents: 2_500,
  struckThroughPriceCents: 9_900,
  minimumCents: 2_500,
  maximumCents: 500_000,
  presetCents: [2_500, 5_000, 7_500, 10_000],
} as const;

export const offerToolkit = { listPriceCents: 14_900, preOrderPriceCents: 10_000, savingCents: 4_900 } as const;

export const scrollTracking = {
  throttleMilliseconds: 300,
  reportEveryPercent: 10,
  milestonesPercent: { hero: 0, features: 25, waitlistForm: 50, pricing: 75 },
} as const;

/** Of the Terms of Service and the Privacy Policy: the day on which the text in force became so. */
export const legalTexts = { version: '2025-05-01', effective: '5/1/2025' } as const;

export const statesOffered = ['TX', 'FL', 'AZ', 'NV', 'CO', 'TN', 'Other'] as const;

/** Lives of what proves a session, in seconds. */
export const sessionLifetimes = {
  accessTokenSeconds: 15 * 60,
  idleSeconds: 7 * 24 * 60 * 60,
  absoluteSeconds: 30 * 24 * 60 * 60,
  /** For how long a used refresh secret gets the same successor again, in case the answer was lost. */
  refreshRepeatSeconds: 30,
  adminTokenSeconds: 60,
} as const;

/**
 * How long each waits for the next on the way of a refresh, the outermost first. Each is longer than the one after it, so that
 * whoever waits hears the answer, and a slow database is a failure to try again, never a lost answer.
 */
export const refreshTimeouts = {
  browserMilliseconds: 15_000,
  gatewayMilliseconds: 10_000,
  serviceMilliseconds: 8_000,
  /** To find the database, or to connect to it. */
  databaseMilliseconds: 5_000,
} as const;

/** Tells a device that has signed in before from others, for as long as it is remembered. */
export const deviceCookie = { name: 'hearthway_device', seconds: 90 * 24 * 60 * 60 } as const;

/** How many sessions a user can have: one more ends the oldest. */
export const sessionsPerUser = 50;

/** Who signs tokens and whom they are for. */
export const tokenIssuer = 'hearthway-identity';
export const tokenAudience = 'hearthway';

/** The exchange that every event goes through. */
export const eventExchange = 'hearthway.events';

/** By what the gateway, the shell and the slices find each other in a page. */
export const pageElements = {
  /** Ids of the blocks of data that the gateway writes: slice to the address of its manifest, path to title. */
  remotesId: 'hearthway-remotes',
  titlesId: 'hearthway-titles',
  /** Id of the element that a slice draws in; the shape is single-spa's own convention. */
  sliceId: (slice: string): string => `single-spa-application:${slice}`,
  /** On a slice's element: the path whose markup it came with. Hydrated if that is the path shown, else drawn anew. */
  prerenderedAttribute: 'data-prerendered',
  /** Id of the `main` that each page draws: where the skip link of the shell's template leads. */
  mainId: 'main',
} as const;

/**
 * What the address of a release's file begins with in prerendered markup: its folder carries the digest of everything in
 * it, that markup too, so only the gateway can put the true address there.
 */
export const releasePlaceholder = 'hearthway-release:/';
