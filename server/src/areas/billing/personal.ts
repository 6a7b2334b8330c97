import { ofCompany, type PersonalRows } from '../../platform/personal.ts'
import { creditNotes, invoices, payments } from './tables.ts'

export const billingPersonal: readonly PersonalRows[] = [
  ofCompany('company-invoices', invoices.customerId, { needs: ['invoices'] }),
  ofCompany('company-credit-notes', creditNotes.customerId, { needs: ['invoices'] }),
  ofCompany('company-payments', payments.customerId, {
    needs: ['invoices'],
    // Written by the house for itself.
    without: [payments.note, payments.reversedWhy],
  }),
]
