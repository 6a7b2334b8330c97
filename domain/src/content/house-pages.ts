import { getPaymentMethods } from '../basket/payment-contract.ts'
import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { ABOUT_US, FAQ, PAYMENT_METHODS, PRIVACY_POLICY, TERMS } from './addresses.ts'
import { getContentPage } from './contract.ts'
import type { WrittenPage } from './written-pages.ts'

const OF_HOUSE = { table: 'app/HousePages' } as const

/** In the reader's language. */
const written = (slug: WrittenPage) => ask(getContentPage, { params: { slug }, query: {} })

export const termsPage = page(TERMS, {
  ...OF_HOUSE,
  module: 'areas/content/TermsPage',
  data: () => [written('terms'), written('terms-and-conditions')],
})

export const privacyPolicyPage = page(PRIVACY_POLICY, {
  ...OF_HOUSE,
  module: 'areas/content/PrivacyPolicyPage',
  data: () => [written('privacy-policy')],
})

export const aboutUsPage = page(ABOUT_US, {
  ...OF_HOUSE,
  module: 'areas/content/AboutUsPage',
  data: () => [written('about-us')],
})

/** The house's questions, and those of the fair. */
export const faqPage = page(FAQ, {
  ...OF_HOUSE,
  module: 'areas/trade-show/FaqPage',
  data: () => [written('faq'), ask(getVts, {})],
})

export const paymentMethodsPage = page(PAYMENT_METHODS, {
  ...OF_HOUSE,
  module: 'areas/content/PaymentMethodsPage',
  who: 'users',
  data: () => [written('payment-methods')],
  buyersData: () => [ask(getPaymentMethods, {})],
})
