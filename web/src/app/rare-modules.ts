import type { ComponentType } from 'react'

/** The rare pages, apart from the others: most first visits do not load the table of their files. */
export const rareModules = import.meta.glob<Record<string, ComponentType>>([
  '../areas/{careers,companies/registration,complaints,customer-api,enquiries,surveys}/*Page.tsx',
  '../areas/content/{AboutUs,PaymentMethods,PrivacyPolicy,Terms}Page.tsx',
  '../areas/trade-show/FaqPage.tsx',
  '!../areas/**/*DeskPage.tsx',
])
