/** Of the texts below, as steps of an audit name it. A new wording gets a new version. */
export const disclosureVersion = '2026-11-29';

/** What a signer reads before they consent, as the law on electronic signatures asks (15 U.S.C. 7001(c)). */
export const signingDisclosure = [
  {
    title: 'Signing here is up to you',
    text: 'You can sign this document here, with the same effect as on paper. If you’d rather sign on paper, choose “I don’t want to sign here.” We’ll tell the sender, and nothing happens here.',
  },
  {
    title: 'You can change your mind',
    text: 'Until you finish signing, you can withdraw your consent here. It costs nothing. What you signed before that stays valid. Your consent covers this one document.',
  },
  {
    title: 'What the others see',
    text: 'The signed PDF has a page that shows what happened. It has your name, your email address, the IP address that you sign from, and the times. The sender and everyone who signs gets it.',
  },
  {
    title: 'Your copy',
    text: 'When everyone has signed, we email you a link to the signed PDF. Download and keep it. You can ask the sender for a copy on paper.',
  },
  {
    title: 'What you need',
    text: 'A browser that is up to date, a program that opens PDF files, an email address, and a way to save files. If your address changes, tell the sender, who can send this again.',
  },
] as const;
