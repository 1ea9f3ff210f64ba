import { brand } from '@hearthway/contracts/brand';
import {
  authTokenStorageKey,
  browserPreferences,
  bucketCookie,
  deviceCookie,
  minimumAgeYears,
  sessionLifetimes,
} from '@hearthway/contracts/constants';
import { keptAfterDeletion } from '@hearthway/contracts/identity';
import type { LegalSection } from '../../templates/legal-text/index.js';

const tokenMinutes = sessionLifetimes.accessTokenSeconds / 60;
const idleDays = days(sessionLifetimes.idleSeconds);
const bucketDays = days(bucketCookie.seconds);
const deviceDays = days(deviceCookie.seconds);
const absoluteDays = days(sessionLifetimes.absoluteSeconds);
const { tracker, schedule, theme, motion } = browserPreferences;

/** Security, retention, and where data is stored. */
export const keeping: readonly LegalSection[] = [
  {
    id: 'security',
    title: 'Security',
    summary: 'We collect little and protect what we have. No system is perfectly safe.',
    blocks: [
      'Some of what we do:',
      [
        'Passwords are stored only as Argon2id hashes.',
        `A token that lasts ${tokenMinutes} minutes proves you are logged in. The cookie that renews it works once, with a 30-second grace period in case our response gets lost; using a copy later ends the session. A session ends after ${idleDays} days without use, and after ${absoluteDays} days in any case.`,
        'Your answers on citizenship and marital status are encrypted in our database. A download of your data is encrypted as it moves between our services.',
        'We limit the number of login attempts.',
        'Each of our services keeps its data in its own database, and knows you by a random number where it does not need your name or email.',
        'Our pages load scripts, styles, and fonts only from our own address, and report to no other company.',
        'We keep passwords, tokens, and emails out of our logs.',
      ],
      'No way of storing or sending data is perfectly safe. If a breach affects your data, we tell you and the authorities, as the law requires.',
      'You can help: choose a password you use nowhere else, and log out on devices that are not yours.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    summary: 'We keep data as long as it serves the purpose you gave it for, then delete it.',
    blocks: [
      [
        'Waitlist: until you leave it with the link in the confirmation email, ask us to remove you, or the waitlist has served its purpose.',
        'Records of emails we sent: when, which kind, and a code that stands for the address, 400 days. They do not include the address itself. A code for the network that triggered the email is deleted as soon as the email is sent or given up.',
        'Your choice to get no news by email: a code that stands for your address, for as long as we send news, or until you leave the waitlist and join it again.',
        'Your account and everything in it: until you delete the account. Your answers on citizenship and marital status: until you erase them, which you can do separately, or delete the account.',
        'A download of your data: one hour on our side. Keeping the file you download safe is up to you.',
        `Sessions: until you log out or the session ends, at most ${absoluteDays} days after you log in.`,
        `Networks and devices that have logged in to your account: codes that stand for them, ${deviceDays} days. Wrong password attempts: one day at most. Both are deleted with your account.`,
        'Page events: 400 days, then they are deleted automatically. Daily totals, which identify no one, stay.',
        'Messages between our own services, which identify you only by a random number: 7 days after delivery. The record that a message was handled stays 30 days.',
        'Records of payments: as long as tax and accounting law requires. If you delete your account, that includes yours. Orders that were never completed: your name, email, and state are deleted after 30 days; the amount and times stay.',
        'Records of what our administrators looked at, and why: 400 days.',
        'Mail to us: as long as we need it to answer you and to show that we did.',
      ],
      'When you delete your account, it and everything in it are erased at once. This is all that stays for a while:',
      keptAfterDeletion.map(({ what, why, howLong }) => `${what}. ${why} Kept for ${howLong}.`),
    ],
  },
  {
    id: 'children',
    title: `Children under ${minimumAgeYears}`,
    summary: `${brand.name} is for adults. We do not knowingly collect data from anyone under ${minimumAgeYears}.`,
    blocks: [
      `You must be ${minimumAgeYears} or older to join the waitlist, create an account, or buy from us. If we learn that we have data about someone younger, we delete it. If you know of such a case, write to [${brand.privacy}](mailto:${brand.privacy}).`,
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    summary:
      'Two cookies, both set when you log in, and at times one that keeps pages from changing back and forth. None that track you around the web.',
    blocks: [
      'What we store in your browser:',
      [
        `A cookie that keeps you logged in. Its name begins with __Host-, which means that only our own address can read it, over a secure connection. Scripts cannot read it. It renews your login and does nothing else; without it, you would have to log in every ${tokenMinutes} minutes. It is deleted when you log out or the session ends.`,
        `A second cookie of that kind, set when you log in, that holds a random number and lasts ${deviceDays} days. It tells us that this device has logged in to your account before, so that no one guessing your password can lock you out. It does nothing else.`,
        `While we try out a new version of our pages with some visitors, a cookie named ${bucketCookie.name}, so that you keep seeing the same version. It holds one of ten thousand numbers, drawn at random and shared by many visitors, and lasts ${bucketDays} days. We also use these numbers to count how many visitors the new version fails for, so that we can take it back, and keep those counts for an hour.`,
        `An entry in local storage named ${authTokenStorageKey}: the token that proves you are logged in. It is deleted when you log out.`,
        `Entries in local storage named ${theme.storageKey}, ${motion.storageKey}, ${tracker.storageKey} and ${schedule.storageKey}: your choices for how pages look and move and how your roadmap and your schedule are shown. They exist only once you have chosen, say nothing about you, and stay until you clear them in your browser.`,
        `Entries in local storage whose names begin with financial-profile-draft or home-notes-draft: what you have entered in your financial profile, or noted about a home, and not saved yet, so that neither a lost connection, closing a tab, nor a session that ends loses it. They are encrypted, and can be read only while you are logged in. They are deleted when you save, when you log out, and when someone else logs in on this device, and are ignored after ${idleDays} days.`,
        'Entries in session storage: a random number that shows which page events belong to one visit, and small counts that keep us from reporting the same thing over and over. If you close a reminder on your dashboard, also that you did, with your account’s random ID. They are deleted when you close the tab.',
      ],
      'We set no cookies for advertising or for counting visitors, and our pages carry no trackers from other companies.',
      'If your browser sends Global Privacy Control or Do Not Track, we collect no page events and keep nothing in session storage for them. You do not need to do anything else.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    summary: 'A provider gets only what its task requires, when you use the feature that needs it.',
    blocks: [
      'We work with these types of providers:',
      [
        'A card payment provider, when you continue to the payment page. We give it your email, what you are buying, the amount, and the order number. It takes your card number on its own page and tells us whether the payment went through.',
        'A bank-data provider, if you choose to connect a bank account. You sign in to your bank there, and we do not see that password.',
        'An e-signature provider, if you sign a document.',
        'An email provider, which delivers the emails we send you.',
      ],
      'If you do not use a provider’s feature, that provider gets nothing about you. Providers may use the data for their work for us and to meet their legal obligations. They also have their own policies.',
      'We link to other sites, such as our pages on social networks. What they collect when you visit is up to them.',
    ],
  },
  {
    id: 'cross-border-transfers',
    title: 'Cross-border transfers',
    summary: `${brand.name} is made for people in the United States and run from there.`,
    blocks: [
      `${brand.name} is meant for people who live in the United States. If you use it from elsewhere, your data comes to the United States, where the law may protect it differently than where you live.`,
      'If a provider handles data in another country, this policy still applies to what we do with it, and we ask the provider to protect it accordingly.',
    ],
  },
];

function days(seconds: number): number {
  return seconds / (24 * 60 * 60);
}
