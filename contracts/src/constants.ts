/** Numbers from the specification (section 9). Units are in the names; money is integer US cents. */

export const authTokenStorageKey = 'auth_token';

/** Preferences in local storage: the key, and the possible values. The first value is the default. */
export const browserPreferences = {
  tracker: { storageKey: 'tracker_view', values: ['standard', 'simple', 'timeline', 'animated'] },
  schedule: { storageKey: 'schedule_view', values: ['month', 'week', 'list'] },
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

/** Upper bounds (exclusive) in percent of milestones completed. */
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
  /** RFC 5321, section 4.5.3.1.3: a path of 256 octets minus its two angle brackets. */
  emailMaximum: 254,
} as const;

/** The most characters of a first or last name on the waitlist and in a purchase. */
export const applicantNameMaximum = 99;

/** The fewest characters of a phone number, and the fewest digits in it. */
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

/** What a visit did after reading the landing page, as its browser reports it (`eventData.step`) once it is done. */
export const reportedSteps = ['joined', 'paymentStarted', 'paymentCompleted'] as const;
export type ReportedStep = (typeof reportedSteps)[number];

/** The version of the Terms of Service and the Privacy Policy, and the day they took effect. */
export const legalTexts = { version: '2025-05-01', effective: '5/1/2025' } as const;

export const statesOffered = ['TX', 'FL', 'AZ', 'NV', 'CO', 'TN', 'Other'] as const;

/**
 * Local storage keys of edits that are not on the server yet: one of these, the buyer's id, a colon, and what is edited (a
 * section of the financial profile, a home, a conversation with Mia). mf-journey stores them; the shell deletes them on
 * sign-out and when someone else signs in.
 */
export const draftPrefixes = {
  profile: 'financial-profile-draft:',
  homeNotes: 'home-notes-draft:',
  questions: 'question-draft:',
} as const;
export type DraftKind = keyof typeof draftPrefixes;

/** In seconds. */
export const sessionLifetimes = {
  accessTokenSeconds: 15 * 60,
  idleSeconds: 7 * 24 * 60 * 60,
  absoluteSeconds: 30 * 24 * 60 * 60,
  /** How long a used refresh secret gets the same successor again, in case the reply was lost. */
  refreshRepeatSeconds: 30,
  adminTokenSeconds: 60,
} as const;

/**
 * How long each part waits for the next during a refresh, outermost first. Each waits longer than the next, so that it gets an
 * answer: a slow database is a failure to retry, never a lost answer.
 */
export const refreshTimeouts = {
  browserMilliseconds: 15_000,
  gatewayMilliseconds: 10_000,
  serviceMilliseconds: 8_000,
  /** To find or connect to the database. */
  databaseMilliseconds: 5_000,
} as const;

/** Recognizes a device that has signed in before. */
export const deviceCookie = { name: 'hearthway_device', seconds: 90 * 24 * 60 * 60 } as const;

/** Keeps a browser with the same releases while a share of browsers gets new ones. It holds one of ten thousand numbers. */
export const bucketCookie = { name: 'hearthway_bucket', seconds: 7 * 24 * 60 * 60 } as const;

/** The most sessions of a user. One more ends the oldest. */
export const sessionsPerUser = 50;

/** The issuer and audience of tokens. */
export const tokenIssuer = 'hearthway-identity';
export const tokenAudience = 'hearthway';

/** The exchange that every event goes through. */
export const eventExchange = 'hearthway.events';

/** How the gateway, the shell, and the slices find each other in a page. */
export const pageElements = {
  /** Id of the `SiteData` that the gateway writes, and the address where an open page finds that of now. */
  siteId: 'hearthway-site',
  siteDataPath: '/site.json',
  /** Where the shell says how mounting a slice with a canary went: `<slice> <version> mounted` or `failed`. */
  outcomesPath: '/site/outcomes',
  /** Id of the element that a slice renders in, by single-spa's convention. */
  sliceId: (slice: string): string => `single-spa-application:${slice}`,
  /** On a slice's element: the path of its prerendered markup. Hydrated if that is the path shown, otherwise rendered anew. */
  prerenderedAttribute: 'data-prerendered',
  /** Id of each page's `main`, the target of the skip link in the shell's template. */
  mainId: 'main',
} as const;

/** Dispatched on `window`, with the error as its detail, when a boundary of a slice shows something else in place of what broke. */
export const containedErrorEvent = 'hearthway:contained-error';

/**
 * A slice that a developer serves for their own browser: the parameter of the links that begin and end it, what the page gets in
 * place of a version, and the two files of the developer's server that a page loads. The first tells the page which pages the
 * slice has, the second is the slice.
 */
export const localSlices = {
  parameter: 'local',
  version: 'local',
  pagesFile: 'pages.js',
  entryFile: 'remoteEntry.js',
} as const;

/**
 * Prefix of a release's file URLs in prerendered markup. The folder's name contains the digest of everything in it, including
 * that markup, so only the gateway can fill in the real URL.
 */
export const releasePlaceholder = 'hearthway-release:/';

/** Where the gateway fills the shell's template in. */
export const templatePlaceholders = { head: '<!--hearthway:head-->', body: '<!--hearthway:body-->' } as const;

/** First parts of addresses that no page may have: the services’ and the released files’. */
export const reservedPathParts = ['api', 'assets'] as const;
