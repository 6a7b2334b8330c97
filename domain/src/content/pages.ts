import { getLandingGoods, getShopBrands } from '../assortment/contract.ts'
import { getPaymentMethods } from '../basket/payment-contract.ts'
import { getCompanyAddresses } from '../identity/contract.ts'
import { ask, page } from '../page.ts'
import { getBanners } from '../promotions/banner-contract.ts'
import { getActivePromotions } from '../promotions/contract.ts'
import { getOrderSummary } from '../show-orders/summary-contract.ts'
import { getVts } from '../trade-show/contract.ts'
import { getContentPage } from './contract.ts'
import type { WrittenPage } from './written-pages.ts'

/** In the reader's language. */
const written = (slug: WrittenPage) => ask(getContentPage, { params: { slug }, query: {} })

export const landingPage = page('/', {
  module: 'areas/content/LandingPage',
  data: () => [
    ask(getVts, {}),
    written('vts'),
    ask(getBanners, {}),
    ask(getActivePromotions, {}),
    ask(getLandingGoods, {}),
    ask(getShopBrands, { query: { sortBy: 'top' } }),
  ],
  // The main button says what the order waits for.
  buyersData: () => [ask(getOrderSummary, {})],
})

export const accountPage = page('/account', {
  module: 'areas/content/account/AccountPage',
  who: 'users',
  data: () => [ask(getVts, {}), ask(getOrderSummary, {})],
  buyersData: () => [ask(getCompanyAddresses, {})],
})

export const termsPage = page('/terms', {
  module: 'areas/content/TermsPage',
  data: () => [written('terms'), written('terms-and-conditions')],
})

export const privacyPolicyPage = page('/privacy-policy', {
  module: 'areas/content/PrivacyPolicyPage',
  data: () => [written('privacy-policy')],
})

export const aboutUsPage = page('/about-us', {
  module: 'areas/content/AboutUsPage',
  data: () => [written('about-us')],
})

/** The house's questions, and those of the fair. */
export const faqPage = page('/faq', {
  module: 'areas/trade-show/FaqPage',
  data: () => [written('faq'), ask(getVts, {})],
})

export const paymentMethodsPage = page('/payment-methods', {
  module: 'areas/content/PaymentMethodsPage',
  who: 'users',
  data: () => [written('payment-methods')],
  buyersData: () => [ask(getPaymentMethods, {})],
})
