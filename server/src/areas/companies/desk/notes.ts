import { getCustomerNotes } from '@fairfloor/domain/companies/record-contract'
import { addCustomerNote } from '@fairfloor/domain/companies/record-desk-contract'
import * as shapes from '@fairfloor/domain/companies/record-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { down, type Part, partOfTable } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { peopleById } from '../../people/index.ts'
import { customerOf } from '../customers.ts'
import { customerNotes } from '../note-tables.ts'
import { lockedCustomer } from './locked.ts'

/** What the house notes about a customer: each note stays as it was written. */
export function serveNotes(platform: Platform): void {
  const { db } = platform

  serve(platform, getCustomerNotes, shapes.getCustomerNotes, async ({ params: { id }, query }) => {
    if (!(await customerOf(db, id))) throw refuse('not_found')
    return notesOf(db, id, query)
  })

  serve(platform, addCustomerNote, shapes.addCustomerNote, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { id: customerId, company: subject } = await lockedCustomer(tx, params.id)
      const { userId } = viewer
      await tx.insert(customerNotes).values({ customerId, text: body.text, writtenBy: userId, writtenAt: now })
      // Without the words: they stand in the note.
      await writeAudit(tx, { at: now, userId, customerId, action: 'add note about a customer', subject })
      return notesOf(tx, customerId, {})
    }),
  )
}

async function notesOf(db: Db, customerId: number, part: Part): Promise<Answer<typeof getCustomerNotes>> {
  const own = eq(customerNotes.customerId, customerId)
  const order = [down(customerNotes.id)]
  const { rows: found, listed } = await partOfTable(db, customerNotes, { where: own, order, part })
  const people = await peopleById(
    db,
    found.flatMap(({ writtenBy }) => writtenBy ?? []),
  )
  return {
    ...listed,
    notes: found.map(({ id, text, writtenBy, writtenAt }) => ({
      id,
      text,
      by: people.get(writtenBy ?? 0)?.name ?? null,
      at: writtenAt.toISOString(),
    })),
  }
}
