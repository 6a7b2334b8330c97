import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { serveComplaintsDesk } from './desk.ts'
import { complaintMails } from './mails.ts'
import { deleteUnused } from './photos.ts'
import { serveComplaints } from './routes.ts'

export { closeComplaint } from './close-complaint.ts'
export { complain } from './complain.ts'
export { acceptComplaint } from './decide.ts'
export { eraseFromComplaints } from './erase.ts'
export { complaintsPersonal } from './personal.ts'
export { notePhoto, storePhoto } from './photos.ts'
export { countOpenComplaints } from './queries.ts'
export { complaintsRetained } from './retained.ts'
export { complainableLines, complainableOrders } from './shipped-lines.ts'
export { takeOn } from './take-on.ts'
export { writeMessage } from './write-message.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop; readonly letters: Letters }

/** What customers complain of, and what becomes of it. */
export function registerComplaints(platform: Platform, { catalogue, shop, letters }: Deps): void {
  const mails = complaintMails(platform, { shop, letters })
  serveComplaints(platform, { shop, mails })
  serveComplaintsDesk(platform, { catalogue, mails })
  const { later, backgroundDb, files } = platform
  later.whenDue('unused photos', async now => void (await deleteUnused(backgroundDb, files, now)))
}
