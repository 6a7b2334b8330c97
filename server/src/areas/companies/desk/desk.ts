import * as contract from '@fairfloor/domain/companies/desk-contract'
import * as shapes from '@fairfloor/domain/companies/desk-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import { fromEuros } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Part } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { viewerChanged } from '../../people/index.ts'
import { readTerms } from '../../seller/index.ts'
import { saveTerms } from '../customer-terms.ts'
import { findCustomers } from '../find-customers.ts'
import { lockedCustomer } from './locked.ts'
import { rowOf, termsView, viewOf } from './view.ts'

/** Ids of the customers of an order or a document with a number: their areas know them. */
export type OfNumber = (db: Db, number: string) => Promise<readonly number[]>

/** The operator's list of customers, and the terms of one. */
export function serveCustomerDesk(platform: Platform, ofNumber: readonly OfNumber[]): void {
  const { db } = platform

  const list = async ({ query: { search, state } }: ListCall<typeof contract.getDeskCustomers>, part: Part) => {
    const number = search.trim()
    const alsoIds = (await Promise.all(ofNumber.map(find => find(db, number)))).flat()
    const { rows, listed } = await findCustomers(db, { search: number, alsoIds, state }, part)
    const waiting = await findCustomers(db, { search: '', state: 'taken over' }, { size: 0 })
    const { timeZone } = await readTerms(db)
    return {
      ...listed,
      to_look_at: waiting.listed.total,
      time_zone: timeZone,
      customers: rows.map(rowOf),
    }
  }

  serveList(platform, contract.getDeskCustomers, shapes.getDeskCustomers, list, {
    name: 'customers',
    rows: ({ customers }) => customers,
    columns: [
      ['number', ({ number }) => number],
      ['company', ({ company }) => company],
      ['country', ({ country }) => country],
      ['group', ({ price_group }) => price_group],
      ['payment', ({ payment_methods }) => payment_methods.join(', ')],
      ['limit', ({ credit_limit }) => credit_limit, 'euros'],
      ['vatId', ({ vat_id }) => vat_id],
      ['state', ({ vat_state }) => vat_state, 'word'],
      ['blocked', ({ blocked_at }) => blocked_at, 'instant'],
    ],
  })

  serve(platform, contract.getDeskCustomer, shapes.getDeskCustomer, ({ params }) => viewOf(db, params.id))

  serve(platform, contract.changeTerms, shapes.changeTerms, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const before = await lockedCustomer(tx, params.id)
      guardVersion(body.version, termsView(before))
      if (!body.payment_methods.includes(body.payment_method))
        throw refuse('usual_method_not_allowed').at('payment_method')
      const terms = {
        paymentMethod: body.payment_method,
        paymentMethods: [...new Set(body.payment_methods)],
        paymentDays: body.payment_days,
        creditLimit: body.credit_limit === null ? null : fromEuros(body.credit_limit),
        delivery: body.delivery,
        hasBonus: body.bonus,
      }
      await saveTerms(tx, before.id, terms)
      // Sessions know of the bonus.
      if (terms.hasBonus !== before.hasBonus) await viewerChanged(tx, platform.bus)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        customerId: before.id,
        action: 'change terms of a customer',
        subject: before.company,
        details: differences(termsView(before), termsView({ ...before, ...terms })),
      })
      return viewOf(tx, before.id)
    }),
  )
}
