import { companyDomain, plainRegisterNumber } from '@fairfloor/domain/companies/registration/registration'
import type { RegistrationWarning } from '@fairfloor/domain/companies/registration/warnings'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { readTerms } from '../../seller/index.ts'
import { type AlikeCustomer, alikeCustomers, plainNumberOf } from '../add-customer.ts'
import { registrations } from '../registration-tables.ts'
import { isUndecided, type Registration } from './queries.ts'

type Warning = { kind: RegistrationWarning; customers: { id: number; company: string }[] }

const alike = (db: Db, { vatId, chamberNumber, invoiceAddress }: Registration, domain: string | null) =>
  alikeCustomers(db, {
    vatId,
    registerNumber: chamberNumber && plainRegisterNumber(chamberNumber),
    country: invoiceAddress.country,
    domain,
  })

/** The customers that are the same company: by VAT id, or by the number in the register of its country. */
export const sameCompanies = (db: Db, registration: Registration) => alike(db, registration, null)

/** What to look at before a registration is approved. */
export async function warningsOf(db: Db, registration: Registration): Promise<Warning[]> {
  const found = await alike(db, registration, companyDomain(registration.email))
  const of = (kind: RegistrationWarning, customers: readonly AlikeCustomer[]): Warning[] =>
    customers.length > 0 ? [{ kind, customers: customers.map(({ id, company }) => ({ id, company })) }] : []
  const { vatId, invoiceAddress } = registration
  const { rates } = await readTerms(db)
  const home = rates.countries.find(({ code }) => code === invoiceAddress.country)
  const isElsewhere = vatId !== null && home !== undefined && !vatId.startsWith(home.vatPrefix)
  return [
    ...of(
      'same_vat_id',
      found.filter(({ hasVatId }) => hasVatId),
    ),
    ...of(
      'same_register_number',
      found.filter(({ hasRegisterNumber }) => hasRegisterNumber),
    ),
    ...of(
      'same_domain',
      found.filter(({ hasDomain }) => hasDomain),
    ),
    ...((await isTwice(db, registration)) ? [{ kind: 'registered_twice' as const, customers: [] }] : []),
    ...(isElsewhere ? [{ kind: 'vat_id_elsewhere' as const, customers: [] }] : []),
    ...(vatId === null ? [] : [{ kind: 'vat_id_unconfirmed' as const, customers: [] }]),
  ]
}

async function isTwice(db: Db, { id, vatId, chamberNumber, invoiceAddress }: Registration): Promise<boolean> {
  const plain = plainNumberOf(registrations.chamberNumber)
  const inCountry = sql`${registrations.invoiceAddress} ->> 'country' = ${invoiceAddress.country}`
  const same = or(
    vatId === null ? undefined : eq(registrations.vatId, vatId),
    chamberNumber === null ? undefined : and(inCountry, sql`${plain} = ${plainRegisterNumber(chamberNumber)}`),
  )
  return (await db.$count(registrations, and(ne(registrations.id, id), isUndecided, same))) > 0
}
