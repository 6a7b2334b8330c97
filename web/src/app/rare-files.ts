import type { PageFile } from './page-table.tsx'

/** The files of the rare pages. */
export const files = import.meta.glob<PageFile>([
  '../areas/{careers,companies/registration,complaints,customer-api,enquiries,surveys}/*Page.tsx',
  '../areas/content/{AboutUs,PaymentMethods,PrivacyPolicy,Terms}Page.tsx',
  '../areas/trade-show/FaqPage.tsx',
  '!../areas/**/*DeskPage.tsx',
])
