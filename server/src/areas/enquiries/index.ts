import { contactPage, supplierPage } from '@fairfloor/domain/enquiries/pages'
import { titles } from '@fairfloor/domain/enquiries/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveContact } from './contact.ts'
import { serveContactDesk } from './contact-desk.ts'
import { serveEnquiriesDesk } from './desk.ts'
import { headTexts } from './head-texts.ts'
import { serveEnquiries } from './routes.ts'

export { eraseEnquiries } from './erase.ts'
export { enquiriesPersonal } from './personal.ts'
export { enquiriesRetained } from './retained.ts'

/** Questions to booths and wishes to be called, answered by mail or in the back office. */
export function registerEnquiries(platform: Platform, deps: Parameters<typeof serveEnquiries>[1]): void {
  serveEnquiries(platform, deps)
  serveEnquiriesDesk(platform, deps)
  serveContact(platform, deps)
  serveContactDesk(platform, deps)
  platform.pages.describe(contactPage, 'found', ({ language }) => ({
    title: titles[language].contact,
    description: headTexts[language].contact,
  }))
  platform.pages.describe(supplierPage, 'found', ({ language }) => ({
    title: titles[language].supplier,
    description: headTexts[language].supplier,
  }))
}
