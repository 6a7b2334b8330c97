import { fromEuros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/shipping/desk-contract'
import * as shapes from '@fairfloor/domain/shipping/desk-shapes'
import { refuse } from '@fairfloor/domain/shipping/refusals'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { lockTariffs, readMinimums, readTerms, removeMinimum, saveMinimum } from '../../seller/index.ts'
import { guardForm } from './guard.ts'
import { deskView, minimumView } from './view.ts'

type Key = { country: string | null; first_order: boolean }

/** Minimum order values: of a country one for every order, and one for the first. */
export function serveMinimumDesk(platform: Platform): void {
  serve(platform, contract.saveMinimum, shapes.saveMinimum, ({ body, viewer, now, transaction }) =>
    transaction(async tx => {
      const before = await viewOf(tx, body)
      guardForm(body.version, before, () => refuse('minimum_exists').at('country'))
      const { countries } = (await readTerms(tx)).rates
      if (body.country !== null && !countries.some(({ code }) => code === body.country))
        throw refuse('unknown_country').at('country')
      const after = { country: body.country, firstOrder: body.first_order, amount: fromEuros(body.amount) }
      await saveMinimum(tx, after)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: before ? 'change minimum order' : 'create minimum order',
        subject: nameOf(body),
        details: differences(before ?? {}, minimumView(after)),
      })
      return deskView(tx, now)
    }),
  )

  serve(platform, contract.removeMinimum, shapes.removeMinimum, ({ body, viewer, now, transaction }) =>
    transaction(async tx => {
      const before = await viewOf(tx, body)
      guardForm(body.version, before, () => refuse('minimum_exists'))
      await removeMinimum(tx, { country: body.country, firstOrder: body.first_order })
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'delete minimum order',
        subject: nameOf(body),
        details: { before },
      })
      return deskView(tx, now)
    }),
  )
}

/** Nobody else changes it until the commit. */
async function viewOf(tx: Db, { country, first_order }: Key) {
  await lockTariffs(tx)
  const stored = (await readMinimums(tx)).find(one => one.country === country && one.firstOrder === first_order)
  return stored && minimumView(stored)
}

const nameOf = ({ country, first_order }: Key): string =>
  `${country ?? 'every country'}, ${first_order ? 'first order' : 'every order'}`
