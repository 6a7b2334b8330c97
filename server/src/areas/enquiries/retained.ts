import type { Retained } from '../../platform/retention.ts'
import { boothEnquiries, contactEnquiries } from './tables.ts'

/** They hold phone numbers; a year covers the show and the next one's preparation. */
export const enquiriesRetained: readonly Retained[] = [
  { what: 'Enquiries of the contact pages', days: 365, after: 'the enquiry', since: contactEnquiries.askedAt },
  { what: 'Enquiries at booths', days: 365, after: 'the enquiry', since: boothEnquiries.askedAt },
]
