import { refuse } from '@fairfloor/domain/general-refusals'
import * as contract from '@fairfloor/domain/stock-alerts/contract'
import * as shapes from '@fairfloor/domain/stock-alerts/shapes'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { alertsOf, setAlert } from './alerts.ts'
import { mailReturns } from './mail-returns.ts'

export { alertsOf } from './alerts.ts'

type Asker = Pick<Call<typeof contract.askForAlert>, 'viewer' | 'now' | 'transaction'>

/** Back-in-stock notifications: per user and flavour. */
export function registerStockAlerts(
  platform: Platform,
  deps: { shop: LiveShop; letters: Letters; catalogue: Catalogue },
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
  mailReturns(platform, deps)
}
