import { getContentPage } from '../content/contract.ts'
import { ask, page } from '../page.ts'
import { CONTACT } from './addresses.ts'

const RARE = { table: 'app/RarePages' } as const

export const contactPage = page(CONTACT, {
  ...RARE,
  module: 'areas/enquiries/ContactPage',
  data: () => [ask(getContentPage, { params: { slug: 'contact' }, query: {} })],
})

export const supplierPage = page(`${CONTACT}/supplier`, { ...RARE, module: 'areas/enquiries/SupplierPage' })
