import { ofCompany, ofUser, type PersonalRows, partsOf } from '../../platform/personal.ts'
import { nameOf } from './photos.ts'
import { complaintMessages, complaintPhotos, complaints } from './tables.ts'

const complaintsOfCompany = ofCompany('company-complaints', complaints.customerId)

export const complaintsPersonal: readonly PersonalRows[] = [
  ofUser('complaints', complaints.userId),
  ofUser('complaint-messages', complaintMessages.userId),
  ofUser('complaint-photos', complaintPhotos.userId, {
    file: { column: complaintPhotos.file, stored: file => nameOf(file, 'large'), ending: 'webp' },
  }),
  complaintsOfCompany,
  partsOf(complaintsOfCompany, 'company-complaint-messages', complaintMessages.complaintId, complaints.id),
]
