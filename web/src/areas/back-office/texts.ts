import { deskTitles as assortment } from '@fairfloor/domain/assortment/desk-titles'
import { titles as awards } from '@fairfloor/domain/awards/titles'
import { titles } from '@fairfloor/domain/back-office/titles'
import { titles as bonus } from '@fairfloor/domain/billing/bonus/titles'
import { titles as receivables } from '@fairfloor/domain/billing/receivables/titles'
import { titles as careers } from '@fairfloor/domain/careers/titles'
import { titles as range } from '@fairfloor/domain/catalogue/titles'
import { titles as registration } from '@fairfloor/domain/companies/registration/titles'
import { titles as customers } from '@fairfloor/domain/companies/titles'
import { titles as complaints } from '@fairfloor/domain/complaints/titles'
import { titles as content } from '@fairfloor/domain/content/titles'
import { titles as enquiries } from '@fairfloor/domain/enquiries/titles'
import { deskTitles as newcomerWeek } from '@fairfloor/domain/newcomer-week/desk-titles'
import { titles as orders } from '@fairfloor/domain/orders/titles'
import { titles as outlet } from '@fairfloor/domain/outlet/titles'
import { titles as payments } from '@fairfloor/domain/payments/cards/titles'
import { titles as received } from '@fairfloor/domain/payments/received/titles'
import { titles as access } from '@fairfloor/domain/people/access/titles'
import { titles as personalData } from '@fairfloor/domain/personal-data/titles'
import { titles as picking } from '@fairfloor/domain/picking/titles'
import { titles as promotions } from '@fairfloor/domain/promotions/titles'
import { titles as rewards } from '@fairfloor/domain/rewards/titles'
import { titles as shipping } from '@fairfloor/domain/shipping/titles'
import { titles as stock } from '@fairfloor/domain/stock/desk/titles'
import { titles as goodsIn } from '@fairfloor/domain/stock/goods-in/titles'
import { titles as surveys } from '@fairfloor/domain/surveys/titles'
import { titles as tradeShow } from '@fairfloor/domain/trade-show/titles'
import { messages } from '../../lib/texts.tsx'

export const backOfficeTexts = messages({
  en: {
    title: titles.en.office,
    forbidden: 'You are not allowed to do this.',
    forbiddenText: 'The back office is for the operator of this shop.',
    navigation: 'Back office',
    toShop: 'To the shop',
    ...titles.en,
    ...range.en,
    ...promotions.en,
    ...assortment.en,
    ...customers.en,
    ...shipping.en,
    ...stock.en,
    ...newcomerWeek.en,
    payments: received.en.payments,
    bank: received.en.bank,
    orders: orders.en.desk,
    bonus: bonus.en.bonus,
    goodsIn: goodsIn.en.goodsIn,
    outlet: outlet.en.outlet,
    cardEvents: payments.en.cardEvents,
    picking: picking.en.picking,
    invoices: receivables.en.invoices,
    complaints: complaints.en.complaints,
    enquiries: enquiries.en.enquiries,
    registrations: registration.en.registrations,
    editions: tradeShow.en.editions,
    awards: awards.en.awards,
    rewards: rewards.en.rewards,
    pages: content.en.pages,
    careers: careers.en.careers,
    ...surveys.en,
    people: access.en.people,
    erasures: personalData.en.erasures,
    office: 'Overview',
    exhibitors: 'Exhibitors',
    groups: { sales: 'Sales', goods: 'Goods', offers: 'Offers', fair: 'Trade show', house: 'House' },
    state: 'State',
    every: 'All',
  },
  de: {
    title: titles.de.office,
    forbidden: 'Das dürfen Sie nicht.',
    forbiddenText: 'Die Verwaltung ist für den Betreiber dieses Shops.',
    navigation: 'Verwaltung',
    toShop: 'Zum Shop',
    ...titles.de,
    ...range.de,
    ...promotions.de,
    ...assortment.de,
    ...customers.de,
    ...shipping.de,
    ...stock.de,
    ...newcomerWeek.de,
    payments: received.de.payments,
    bank: received.de.bank,
    orders: orders.de.desk,
    bonus: bonus.de.bonus,
    goodsIn: goodsIn.de.goodsIn,
    outlet: outlet.de.outlet,
    cardEvents: payments.de.cardEvents,
    picking: picking.de.picking,
    invoices: receivables.de.invoices,
    complaints: complaints.de.complaints,
    enquiries: enquiries.de.enquiries,
    registrations: registration.de.registrations,
    editions: tradeShow.de.editions,
    awards: awards.de.awards,
    rewards: rewards.de.rewards,
    pages: content.de.pages,
    careers: careers.de.careers,
    ...surveys.de,
    people: access.de.people,
    erasures: personalData.de.erasures,
    office: 'Übersicht',
    exhibitors: 'Aussteller',
    groups: { sales: 'Verkauf', goods: 'Waren', offers: 'Angebote', fair: 'Messe', house: 'Haus' },
    state: 'Zustand',
    every: 'Alle',
  },
})
