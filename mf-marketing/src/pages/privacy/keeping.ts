import { brand } from '@hearthway/contracts/brand';
import {
  authTokenStorageKey,
  browserChoices,
  deviceCookie,
  minimumAgeYears,
  sessionLifetimes,
} from '@hearthway/contracts/constants';
import { keptAfterDeletion } from '@hearthway/contracts/identity';
import type { LegalSection } from '../../features/legal-text/index.js';

const tokenMinutes = sessionLifetimes.accessTokenSeconds / 60;
const idleDays = days(sessionLifetimes.idleSeconds);
const deviceDays = days(deviceCookie.seconds);
const absoluteDays = days(sessionLifetimes.absoluteSeconds);
const { tracker, theme, motion } = browserChoices;

/** How data is guarded, how long it stays, and where it lies. */
export const keeping: readonly LegalSection[] = [
  {
    id: 'security',
    title: 'Security',
    summary: 'We guard what we hold and hold little. No system is perfectly safe.',
    blocks: [
      'Among other things:',
      [
        'Passwords are stored only as Argon2id hashes.',
        `A log-in is proved by a token that lasts ${tokenMinutes} minutes. The cookie that renews it works once, with half a minute of grace if our answer gets lost; a copy that is used later ends the session. A session ends after ${idleDays} days without use, and after ${absoluteDays} days in any case.`,
        'Your answers on citizenship and marital status are encrypted in our database. A download of your data is encrypted on its way between our services.',
        'Attempts to log in are limited in number.',
        'Each of our services keeps its data in a database of its own, and knows you by a random number where it does not need your name or email.',
        'Our pages load scripts, styles and fonts from our own address only, and report to no other company.',
        'Passwords, tokens and emails are kept out of our logs.',
      ],
      'No way of storing or sending data is perfectly safe. If a breach concerns your data we tell you, and the authorities, as the law requires.',
      'You can help: choose a password that you use nowhere else, and log out on a device that is not yours.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    summary: 'Data stays as long as it serves what you gave it for, and then goes.',
    blocks: [
      [
        'Waitlist: until you leave it by the link in the confirmation email, ask us to remove you, or the waitlist has served its purpose.',
        'That an email was sent: when, of which kind, and a code that stands for the address, 400 days. The address itself is not among them. A code for the network it was set off from goes as soon as the email is sent or given up.',
        'That you want no news by email: a code that stands for your address, for as long as we send news.',
        'Account and all that is in it: until you delete the account. Your answers on citizenship and marital status: until you erase them, which you can do alone, or delete the account.',
        'A download of your data: an hour on our side. The file in your own downloads is yours to keep safe.',
        `Sessions: until you log out or the session ends, ${absoluteDays} days after the log-in at the latest.`,
        `Which networks and devices have logged in to your account: codes that stand for them, ${deviceDays} days. That a password was wrong: a day at most. Both go with your account.`,
        'Page events: 400 days, then they are deleted automatically. Totals by day, which point to nobody, stay.',
        'Messages between our own services, which know you by a random number only: 7 days once delivered. That one was handled is remembered for 30 days.',
        'Records of payments: as long as tax and accounting law requires. If you delete your account, that includes yours. Orders that came to nothing: your name, email and state go after 30 days, the amount and the times stay.',
        'What our administrators looked at, and why: 400 days.',
        'Mail to us: as long as we need it to answer you and to show that we did.',
      ],
      'When you delete your account, it and all that is in it are erased at once. This is all that stays of it for a while:',
      keptAfterDeletion.map(({ what, why, howLong }) => `${what}. ${why} Kept for ${howLong}.`),
    ],
  },
  {
    id: 'children',
    title: `Children under ${minimumAgeYears}`,
    summary: `${brand.name} is for adults. We do not knowingly collect data from anyone under ${minimumAgeYears}.`,
    blocks: [
      `You must be ${minimumAgeYears} or older to join the waitlist, make an account or buy from us. If we learn that we hold data of somebody younger, we delete it. If you know of such a case, write to [${brand.privacy}](mailto:${brand.privacy}).`,
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    summary: 'Two cookies, both set when you log in. None that follows you around.',
    blocks: [
      'What we keep in your browser:',
      [
        `A cookie that keeps you logged in. Its name begins with __Host-, which means that only our own address can read it, over a secure connection. Scripts cannot read it. It renews your log-in and does nothing else; without it you would have to log in every ${tokenMinutes} minutes. It goes when you log out or the session ends.`,
        `A second cookie of that kind, set when you log in, that holds a random number and lasts ${deviceDays} days. It tells us that this device has logged in to your account before, so that nobody who guesses at your password can keep you out. It does nothing else.`,
        `An entry in local storage named ${authTokenStorageKey}: the token that proves your log-in. It goes when you log out.`,
        `Entries in local storage named ${theme.storageKey}, ${motion.storageKey} and ${tracker.storageKey}: how you want pages to look and to move, and the roadmap to be drawn. They are there only once you have chosen, say nothing of you, and stay until you clear them in your browser.`,
        `Entries in local storage whose names begin with financial-profile-draft: what you have typed into your financial profile and not saved yet, so that a closed tab does not lose it. They go when it is saved, when you log out, and count for nothing after ${idleDays} days.`,
        'Entries in session storage: a random number which says that page events belong to one visit, and small counts, so that the same thing is not reported over and over. They go when you close the tab.',
      ],
      'We set no cookie for advertising or for counting visitors, and there are no trackers of other companies on our pages.',
      'If your browser sends Global Privacy Control or Do Not Track, we collect no page events and keep nothing in session storage for them. You need not tell us anything else.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    summary: 'A provider gets what its task needs, when you use the feature that needs it.',
    blocks: [
      'We work with providers of these kinds:',
      [
        'A card payment provider, when you go on to the payment page. We give it your email, what you are buying, the amount and the number of the order. It takes your card number on its own page and tells us whether the payment went through.',
        'A bank-data provider, if you choose to connect a bank account. You sign in with your bank there, and we do not see that password.',
        'An e-signature provider, if you sign a document.',
        'An email provider, which delivers mail that we write to you.',
      ],
      'A provider whose feature you do not use gets nothing about you. Providers may use the data for their task for us and for what the law asks of them. They also have policies of their own.',
      'We link to other sites, such as our pages on social networks. What they collect when you go there is up to them.',
    ],
  },
  {
    id: 'cross-border-transfers',
    title: 'Cross-border transfers',
    summary: `${brand.name} is made for people in the United States, and run from there.`,
    blocks: [
      `${brand.name} is meant for people who live in the United States. If you reach it from elsewhere, your data comes to the United States, where the law may protect it differently than at your home.`,
      'Where a provider handles data in another country, this policy still applies to what we do with it, and we ask the provider to protect it accordingly.',
    ],
  },
];

function days(seconds: number): number {
  return seconds / (24 * 60 * 60);
}
