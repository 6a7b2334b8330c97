import { day, dayIn } from '@fairfloor/domain/day'
import { cents, euros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/payments/received/bank-contract'
import * as shapes from '@fairfloor/domain/payments/received/bank-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { serveList } from '../../../platform/serve-list.ts'
import { writeAudit } from '../../back-office/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { accountOf } from '../received/debtors.ts'
import { guardDoubts } from '../received/doubts.ts'
import { shownReceived, subjectOf } from '../received/payments.ts'
import { bookCertain } from './book-certain.ts'
import { bookEntry, decide, lockEntry } from './book-entry.ts'
import { partOfEntries } from './entries.ts'
import { readCamt } from './read-camt.ts'
import { takeFile } from './take-file.ts'

/** The statements of our bank: taken, matched with what is owed, and booked. */
export function serveBank(platform: Platform, shop: LiveShop): void {
  const { db } = platform

  serveList(
    platform,
    contract.getBankEntries,
    shapes.getBankEntries,
    ({ query }, part) => partOfEntries(db, query, part),
    {
      name: 'bankEntries',
      rows: ({ entries }) => entries,
      columns: [
        ['received', ({ booked_on }) => booked_on],
        ['gross', ({ amount }) => amount, 'euros'],
        ['payer', ({ payer }) => payer],
        ['iban', ({ payer_iban }) => payer_iban],
        ['text', ({ text }) => text],
        ['state', ({ state }) => state, 'word'],
        ['company', ({ company }) => company],
        ['person', ({ decided_by }) => decided_by],
      ],
    },
  )

  serve(platform, contract.uploadBankFile, shapes.uploadBankFile, async call => {
    const { body, viewer, now } = call
    const { iban } = shop.current().seller
    const statement = await readCamt(body.file.content, iban)
    return call.transaction(async tx => {
      const answer = await takeFile(tx, statement, { ...body, iban, userId: viewer.userId, now })
      const { name, taken, known, left_out } = answer
      const details = { taken, known, leftOut: left_out.length }
      const who = { at: now, userId: viewer.userId }
      await writeAudit(tx, { ...who, action: 'take bank file', subject: `Bank file ${name}`, details })
      return answer
    })
  })

  serve(platform, contract.bookCertain, shapes.bookCertain, ({ viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const { booked, sum } = await bookCertain(tx, { userId, now })
      const details = { booked, sum: euros(sum) }
      await writeAudit(tx, { at: now, userId, action: 'book certain entries', subject: 'Bank entries', details })
      return { booked, sum: euros(sum) }
    }),
  )

  serve(platform, contract.bookEntry, shapes.bookEntry, call => {
    const { params, body, viewer, now } = call
    const { userId } = viewer
    const { customer_id: customerId, order_id: orderId, invoice_ids: invoiceIds, confirmed } = body
    const today = dayIn(now, shop.current().timeZone)
    return call.transaction(async tx => {
      const entry = await lockEntry(tx, params.entry_id, ['open'])
      await accountOf(tx, customerId, today)
      const pays = { customerId, orderId, invoiceIds }
      const sum = { amount: cents(entry.amount), receivedOn: day(entry.bookedOn), by: 'bank' } as const
      await guardDoubts(tx, { ...pays, sum, today, confirmed })
      const received = await bookEntry(tx, entry, pays, { userId, now })
      const details = { entry: entry.id, customer: customerId, order: orderId, amount: entry.amount / 100 }
      await writeAudit(tx, { at: now, userId, action: 'book payment', subject: subjectOf(received.paymentId), details })
      return shownReceived(received)
    })
  })

  serve(platform, contract.decideEntry, shapes.decideEntry, call => {
    const { params, body, viewer, now } = call
    const { entry_id } = params
    const { state } = body
    return call.transaction(async tx => {
      await lockEntry(tx, entry_id, ['open', 'set aside'])
      await decide(tx, entry_id, state, { userId: viewer.userId, now })
      const details = { state }
      const who = { at: now, userId: viewer.userId }
      await writeAudit(tx, { ...who, action: 'decide bank entry', subject: `Bank entry ${entry_id}`, details })
      return { entry_id }
    })
  })
}
