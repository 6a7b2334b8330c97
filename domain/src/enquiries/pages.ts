import { page } from '../page.ts'
import { CONTACT } from './addresses.ts'

const OF_HOUSE = { table: 'app/HousePages' } as const

export const contactPage = page(CONTACT, { ...OF_HOUSE, module: 'areas/enquiries/ContactPage' })

export const supplierPage = page(`${CONTACT}/supplier`, { ...OF_HOUSE, module: 'areas/enquiries/SupplierPage' })
