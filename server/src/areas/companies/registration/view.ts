import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { DeskRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { refuse } from '@fairfloor/domain/companies/registration/refusals'
import { fullName, stateOf } from '@fairfloor/domain/companies/registration/registration'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { peopleById } from '../../people/index.ts'
import { readCarriers, readTerms } from '../../seller/index.ts'
import { priceGroupNames } from '../price-groups.ts'
import { registrations } from '../registration-tables.ts'
import type { Registration } from './queries.ts'
import { warningsOf } from './warnings.ts'

export const rowOf = (registration: Registration) => ({
  id: registration.id,
  state: stateOf(registration),
  company: fullName(registration),
  business: registration.business,
  country: registration.invoiceAddress.country,
  name: `${registration.firstName} ${registration.lastName}`,
  email: registration.email,
  registered_at: registration.registeredAt.toISOString(),
  confirmed_at: registration.confirmedAt?.toISOString() ?? null,
})

/** @throws Refusal not_found */
export async function viewOf(db: Db, id: number): Promise<DeskRegistration> {
  const [found] = await db.select().from(registrations).where(eq(registrations.id, id))
  if (!found) throw refuse('not_found')
  const { decidedBy, approvedAt, refusedAt } = found
  const people = await peopleById(db, decidedBy === null ? [] : [decidedBy])
  const groups = await priceGroupNames(db)
  const carriers = await readCarriers(db)
  const { paymentDays } = await readTerms(db)
  const isOpen = approvedAt === null && refusedAt === null
  return {
    ...rowOf(found),
    legal_form: found.legalForm,
    vat_id: found.vatId,
    chamber_number: found.chamberNumber,
    phone: found.phone,
    invoice_address: addressView(found.invoiceAddress),
    shipping_address: found.shippingAddress && addressView(found.shippingAddress),
    decided_at: (approvedAt ?? refusedAt)?.toISOString() ?? null,
    decided_by: people.get(decidedBy ?? 0)?.name ?? null,
    reason: found.reason,
    customer_id: found.customerId,
    warnings: isOpen ? await warningsOf(db, found) : [],
    price_groups: [...groups].map(([groupId, name]) => ({ id: groupId, name })),
    carriers: carriers.filter(({ active }) => active).map(({ name }) => name),
    seller_payment_days: paymentDays,
  }
}

const addressView = ({ gln: _, ...address }: PostalAddress) => address
