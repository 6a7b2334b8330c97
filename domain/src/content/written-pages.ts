/** The pages that the house writes itself, in the order of the desk. */
export const writtenPages = [
  'about-us',
  'faq',
  'contact',
  'payment-methods',
  'terms',
  'terms-and-conditions',
  'privacy-policy',
  'vts',
] as const

export type WrittenPage = (typeof writtenPages)[number]

export const isWritten = (slug: string): slug is WrittenPage => writtenPages.some(one => one === slug)

/** Whether only users may read a page; visitors are asked to log in. */
export const isForUsers = (slug: string): boolean => slug === 'payment-methods'

/** Whether a page has a printable version, which each save makes again. */
export const isPrinted = (slug: string): boolean => slug === 'terms-and-conditions'
