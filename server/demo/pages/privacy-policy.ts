import type { LegalText } from './legal-text.ts'

/** The organiser of the demo is fictional; what the page says about the software is true. */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  lead: 'Which data we keep of you, why, how long, and what you can ask of us.',
  sections: [
    {
      head: 'Who is responsible',
      text: 'Maasveld Sportvoeding B.V., Havenkade 31, 5928 PT Venlo, the Netherlands, is responsible for your data in the sense of the General Data Protection Regulation (GDPR). Write to privacy@fairfloor.test with any question.',
    },
    {
      head: 'Your account',
      text: 'For your account we keep your name, your e-mail address, your company with its addresses and VAT number, and a fingerprint of your password from which it cannot be told. We need these data to sell to you (article 6(1)(b) GDPR).\n\nWhen you log in, a cookie holds a random number by which we know you again. It ends when you log out. Without it no order is possible, so it needs no consent.',
    },
    {
      head: 'Orders and invoices',
      text: 'Orders, deliveries and invoices are kept for seven years, because Dutch tax law asks for it (article 6(1)(c) GDPR). Carriers get the name, address and telephone number of the recipient, and nothing else.',
    },
    {
      head: 'At the Virtual Trade Show',
      text: 'We note which booths you open, which samples you take, how you vote, and what you tell an exhibitor in the feedback: this is how your points are counted. An exhibitor reads your feedback and sees orders and samples of its own booth; an exhibitor never sees what you did elsewhere.\n\nHow many buyers are in the hall is counted without names.\n\nActivities are deleted twelve months after the end of the show.',
    },
    {
      head: 'Help and statistics',
      text: 'A help window and a tag manager of other companies may be used on these pages. They are loaded only after you have allowed it, never before, and the shop works without them. You can change your mind at any time below each page, and on the information page of the trade show.',
    },
    {
      head: 'Mails',
      text: 'We write to you about your orders and about the dates of the show in which you take part. A notice that a product is back comes only where you asked for it, and once.',
    },
    {
      head: 'What we record of errors',
      text: 'Our servers write down errors and unusual requests with the time and a number of the request, without passwords and without what you typed. These records are deleted after 30 days.',
    },
    {
      head: 'Your rights',
      text: 'You may ask which data we have of you, have them corrected, deleted or handed over, and object to their use. You may complain to the Autoriteit Persoonsgegevens in The Hague. We answer within one month.',
    },
  ],
}
