import type { VatState } from '@fairfloor/domain/companies/vat-states'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { people } from '../people/view-tables.ts'
import { customers, vatConfirmations } from './tables.ts'

/** What is known of the VAT id that a customer has now: a confirmation is of the id as it was then. */
export const vatStateOf = sql<VatState>`case when ${customers.vatId} is null then 'none' else coalesce(
  (select case when bool_or(not c.taken_over) then 'confirmed' else 'taken over' end from ${vatConfirmations} c
    where c.customer_id = ${customers.id} and c.vat_id = ${customers.vatId} having count(*) > 0), 'unconfirmed') end`

/** The confirmations of all VAT ids that a customer has had, newest first, with the names of those who gave them. */
export const confirmationsOf = (db: Db, customerId: number) =>
  db
    .select({
      vatId: vatConfirmations.vatId,
      at: vatConfirmations.confirmedAt,
      by: people.name,
      reference: vatConfirmations.reference,
      takenOver: vatConfirmations.takenOver,
    })
    .from(vatConfirmations)
    .leftJoin(people, eq(people.id, vatConfirmations.confirmedBy))
    .where(eq(vatConfirmations.customerId, customerId))
    .orderBy(desc(vatConfirmations.id))

/** Sets the VAT id of a customer; a new one is unconfirmed. */
export async function saveVatId(tx: Db, customerId: number, vatId: string | null): Promise<void> {
  await tx.update(customers).set({ vatId }).where(eq(customers.id, customerId))
}

/** Notes that a person has checked the VAT id that the customer has. */
export async function confirmVatId(
  tx: Db,
  { customerId, vatId, ...confirmed }: { customerId: number; vatId: string; by: number; reference: string; now: Date },
): Promise<void> {
  const { by: confirmedBy, reference, now: confirmedAt } = confirmed
  await tx.insert(vatConfirmations).values({ customerId, vatId, confirmedAt, confirmedBy, reference })
}

/** Takes back every confirmation of a VAT id, also one taken over. */
export async function withdrawVatId(tx: Db, customerId: number, vatId: string): Promise<void> {
  await tx
    .delete(vatConfirmations)
    .where(and(eq(vatConfirmations.customerId, customerId), eq(vatConfirmations.vatId, vatId)))
}
