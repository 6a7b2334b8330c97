import { listUnpaidInvoices } from '@fairfloor/domain/billing/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { queryOf } from '../../lib/query.ts'

export type Unpaid = Answer<typeof listUnpaidInvoices>

export const unpaidQuery = queryOf(listUnpaidInvoices, {})
