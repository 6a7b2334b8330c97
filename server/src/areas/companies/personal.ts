import { ofAccount, ofCompany, ofUser, type PersonalRows } from '../../platform/personal.ts'
import { customerNotes } from './note-tables.ts'
import { registrations } from './registration-tables.ts'
import { addresses, customers, mandates, vatConfirmations } from './tables.ts'

export const companiesPersonal: readonly PersonalRows[] = [
  ofCompany('company', customers.id),
  ofCompany('company-addresses', addresses.customerId),
  ofCompany('company-vat-ids', vatConfirmations.customerId),
  ofCompany('company-mandates', mandates.customerId, { needs: ['invoices'] }),
  ofAccount('registrations', registrations.email, { without: [registrations.passwordHash, registrations.tokenHash] }),
  ofUser('notes-on-customers', customerNotes.writtenBy),
]
