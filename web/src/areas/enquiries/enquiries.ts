import type { Answer } from '@fairfloor/domain/endpoint'
import { getEnquiries } from '@fairfloor/domain/enquiries/contract'
import { queryOf } from '../../lib/query.ts'

export type Enquiry = Answer<typeof getEnquiries>[number]

export const enquiriesQuery = (exhibitorId: number) => queryOf(getEnquiries, { params: { id: exhibitorId } })
