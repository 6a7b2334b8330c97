import { ofAccount, ofUser, type PersonalRows } from '../../platform/personal.ts'
import { boothEnquiries, contactEnquiries } from './tables.ts'

export const enquiriesPersonal: readonly PersonalRows[] = [
  ofAccount('enquiries', contactEnquiries.email),
  ofUser('questions-at-booths', boothEnquiries.userId),
]
