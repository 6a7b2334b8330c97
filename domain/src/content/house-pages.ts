import { getProducts, getShopBrands } from '../assortment/contract.ts'
import { getPaymentMethods } from '../basket/payment-contract.ts'
import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { ABOUT_US, FAQ, PAYMENT_METHODS, PRIVACY_POLICY, TERMS } from './addresses.ts'
import { getContentPage } from './contract.ts'
import type { WrittenPage } from './written-pages.ts'

const RARE = { table: 'app/RarePages' } as const

/** In the reader's language. */
const written = (slug: WrittenPage) => ask(getContentPage, { params: { slug }, query: {} })

export const termsPage = page(TERMS, {
  ...RARE,
  module: 'areas/content/TermsPage',
  data: () => [written('terms'), written('terms-and-conditions')],
})

export const privacyPolicyPage = page(PRIVACY_POLICY, {
  ...RARE,
  module: 'areas/content/PrivacyPolicyPage',
  data: () => [written('privacy-policy')],
})

export const aboutUsPage = page(ABOUT_US, {
  ...RARE,
  module: 'areas/content/AboutUsPage',
  data: () => [
    written('about-us'),
    ask(getProducts, { query: { page: 1 } }),
    ask(getShopBrands, { query: { sortBy: 'top' } }),
  ],
})

/** The house's questions, and those of the fair. */
export const faqPage = page(FAQ, {
  ...RARE,
  module: 'areas/trade-show/FaqPage',
  data: () => [written('faq'), ask(getVts, {})],
})

export const paymentMethodsPage = page(PAYMENT_METHODS, {
  ...RARE,
  module: 'areas/content/PaymentMethodsPage',
  who: 'users',
  data: () => [written('payment-methods')],
  buyersData: () => [ask(getPaymentMethods, {})],
})
