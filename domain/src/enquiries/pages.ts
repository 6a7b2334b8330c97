import { page } from '../page.ts'

export const contactPage = page('/contact', { module: 'areas/enquiries/ContactPage' })

export const supplierPage = page('/contact/supplier', { module: 'areas/enquiries/SupplierPage' })
