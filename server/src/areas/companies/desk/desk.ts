import * as contract from '@fairfloor/domain/companies/desk-contract'
import * as shapes from '@fairfloor/domain/companies/desk-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import { fromEuros } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, pagesOf, rowsOf, writeAudit } from '../../back-office/index.ts'
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

  serve(platform, contract.getDeskCustomers, shapes.getDeskCustomers, async ({ query: { page, search, state } }) => {
    const number = search.trim()
    const alsoIds = (await Promise.all(ofNumber.map(find => find(db, number)))).flat()
    const { rows, total } = await findCustomers(db, { search: number, alsoIds, state, ...rowsOf(page) })
    const waiting = await findCustomers(db, { search: '', state: 'taken over', limit: 0, offset: 0 })
    const { timeZone } = await readTerms(db)
    return {
      ...pagesOf(page, total),
      to_look_at: waiting.total,
      time_zone: timeZone,
      customers: rows.map(rowOf),
    }
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
