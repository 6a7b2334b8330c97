import type { LegalText } from './legal-text.ts'

/** The organiser of the demo is fictional; the terms describe the show without its dates. */
export const termsAndConditions: LegalText = {
  title: 'Terms and conditions',
  lead: 'Maasveld Sportvoeding B.V., Havenkade 31, 5928 PT Venlo, the Netherlands. For sales to businesses, in the shop and at the Virtual Trade Show.',
  sections: [
    {
      head: 'For whom they hold',
      text: 'These terms hold for every sale by Maasveld Sportvoeding B.V. ("Maasveld") to customers who act in the course of a trade or profession. Terms of the customer do not become part of the contract, not even where Maasveld does not object to them.',
    },
    {
      head: 'Account',
      text: 'Orders need an account that Maasveld has approved. The customer keeps the password secret and answers for what is ordered with it until Maasveld is told that it is lost.',
    },
    {
      head: 'Prices',
      text: 'Prices are in euros, per piece, without VAT, deposit and consumption tax; these are shown before an order is sent and stand apart on the invoice. The price that is shown when a product is added at the Virtual Trade Show stays on that position until the order ends.',
    },
    {
      head: 'Ordering in the shop',
      text: 'The range in the shop is an invitation to order. The contract is made when Maasveld confirms the order or delivers the goods.',
    },
    {
      head: 'Ordering at the Virtual Trade Show',
      text: 'During the ordering window products are reserved at the prices of the show. The order becomes binding when the customer confirms it in the account during the confirmation window; until then quantities may be lowered, never raised. What is not confirmed lapses without cost.',
    },
    {
      head: 'Release',
      text: 'Confirmed products are delivered when the customer releases them, at once or in several parts, until the end of the release period that is shown in the account. Each release is an order with an invoice of its own.\n\nRelease is first come, first served: confirming does not set goods aside. Products that are not released by the end of the period are deleted from the order.',
    },
    {
      head: 'Delivery and risk',
      text: 'Goods in stock leave the warehouse within two working days. The risk passes when the goods are handed over to the carrier. Visible damage is to be noted on the delivery note and told to Maasveld within three working days with pictures.',
    },
    {
      head: 'Payment',
      text: 'Invoices are due within fourteen days unless agreed otherwise. Who pays late owes the statutory commercial interest. Goods remain the property of Maasveld until they are paid for.',
    },
    {
      head: 'Complaints and returns',
      text: 'Complaints are made in the account, with position, quantity and pictures. Food that has left the warehouse can be taken back only where it was wrong or faulty.',
    },
    {
      head: 'Free samples',
      text: 'Samples are free, limited per exhibitor and in all, and come with the first release. They are not for resale. What is gone is gone.',
    },
    {
      head: 'Reward programme',
      text: 'Points are earned by what a visitor does at the show; each thing counts once. The visitor with the most points at the end of the ordering window wins one laptop; among equals lots are drawn. Staff of Maasveld and of exhibitors do not take part. There is no cash instead of the prize.',
    },
    {
      head: 'Liability',
      text: 'Maasveld is liable without limit for intent and gross negligence and for harm to life, body and health. For the rest liability is limited to the value of the order and excludes loss of profit.',
    },
    {
      head: 'Law and court',
      text: 'The law of the Netherlands applies, without the United Nations Convention on the International Sale of Goods. The court in Roermond has jurisdiction.',
    },
  ],
}
