import type { Answer } from '@fairfloor/domain/endpoint'
import { listUnpaidInvoices } from '@fairfloor/domain/invoicing/contract'
import { queryOf } from '../../lib/query.ts'

export type Unpaid = Answer<typeof listUnpaidInvoices>

export const unpaidQuery = queryOf(listUnpaidInvoices, {})
