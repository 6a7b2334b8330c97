import { refuse } from '@fairfloor/domain/general-refusals'
import * as contract from '@fairfloor/domain/stock/alerts/contract'
import { remindersPage } from '@fairfloor/domain/stock/alerts/pages'
import * as shapes from '@fairfloor/domain/stock/alerts/shapes'
import { titles } from '@fairfloor/domain/stock/alerts/titles'
import type { Platform } from '../../../platform/platform.ts'
import { type Call, serve } from '../../../platform/serve.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { alertsOf, endAlertsOf, remindersOf, setAlert } from './alerts.ts'
import { flavourView } from './flavour-view.ts'
import { mailReturns } from './mail-returns.ts'

type Asker = Pick<Call<typeof contract.askForAlert>, 'viewer' | 'now' | 'transaction'>

/** Back-in-stock notifications: per user and flavour. */
export function registerAlerts(
  platform: Platform,
  deps: { shop: LiveShop; letters: Letters; catalogue: Catalogue; promotions: Promotions },
): void {
  const { catalogue } = deps
  async function set({ viewer, now, transaction }: Asker, flavourId: number, wanted: boolean) {
    if (!catalogue.snapshot().flavours.has(flavourId)) throw refuse('not_found')
    await transaction(tx => setAlert(tx, viewer.userId, flavourId, wanted, now))
    return { has_notify_me: wanted }
  }
  serve(platform, contract.getAlerts, shapes.getAlerts, async ({ viewer }) =>
    (await alertsOf(platform.db, viewer.userId)).map(id => ({ id, has_notify_me: true })),
  )
  serve(platform, contract.askForAlert, shapes.askForAlert, call => set(call, call.params.id, true))
  serve(platform, contract.endAlert, shapes.endAlert, call => set(call, call.params.id, false))
  serve(platform, contract.updateNotify, shapes.updateNotify, call =>
    set(call, call.params.id, call.params.wanted === '1'),
  )
  serve(platform, contract.endAlerts, shapes.endAlerts, async ({ viewer, transaction }) => {
    await transaction(tx => endAlertsOf(tx, viewer.userId))
    return { has_notify_me: false }
  })
  serve(platform, contract.getReminders, shapes.getReminders, async ({ viewer, now }) => {
    const found = await remindersOf(platform.db, viewer.userId)
    return found.flatMap(({ flavourId, askedAt, afterDeliveries }) => {
      const flavour = catalogue.snapshot().flavours.get(flavourId)
      if (!flavour) return []
      const waits_for = afterDeliveries === null ? ('back' as const) : ('delivery' as const)
      return [{ ...flavourView(flavour, deps, viewer, now), asked_at: askedAt.toISOString(), waits_for }]
    })
  })
  serve(platform, contract.getOfferedFlavour, shapes.getOfferedFlavour, ({ params, viewer, now }) => {
    const flavour = catalogue.snapshot().flavours.get(params.id)
    if (!flavour) throw refuse('not_found')
    const { unitsPerCase, orderMultiple, minQuantity } = flavour.size
    const steps = { units_per_case: unitsPerCase, order_multiple: orderMultiple, min_quantity: minQuantity }
    return { ...flavourView(flavour, deps, viewer, now), ...steps }
  })
  platform.pages.describe(remindersPage, 'private', ({ language }) => ({ title: titles[language].reminders }))
  mailReturns(platform, deps)
}
