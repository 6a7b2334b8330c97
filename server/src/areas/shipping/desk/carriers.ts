import * as contract from '@fairfloor/domain/shipping/desk-contract'
import * as shapes from '@fairfloor/domain/shipping/desk-shapes'
import { refuse } from '@fairfloor/domain/shipping/refusals'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { lockTariffs, readCarriers, saveCarrier } from '../../seller/index.ts'
import { guardForm } from './guard.ts'
import { carrierView, deskView } from './view.ts'

/** The whole desk, and carriers: they are known by their names, and never deleted. */
export function serveCarrierDesk(platform: Platform): void {
  serve(platform, contract.getShippingDesk, shapes.getShippingDesk, ({ now }) => deskView(platform.db, now))

  serve(platform, contract.saveCarrier, shapes.saveCarrier, ({ body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { version, name, kind, tracking_url: trackingUrl, is_active: active } = body
      await lockTariffs(tx)
      const stored = (await readCarriers(tx)).find(carrier => carrier.name === name)
      const before = stored && carrierView(stored)
      guardForm(version, before, () => refuse('carrier_exists').at('name'))
      if (trackingUrl !== null && !isTrackingAddress(trackingUrl))
        throw refuse('not_a_tracking_address').at('tracking_url')
      const after = { name, kind, trackingUrl, active }
      await saveCarrier(tx, after)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: before ? 'change carrier' : 'create carrier',
        subject: name,
        details: differences(before ?? {}, carrierView(after)),
      })
      return deskView(tx, now)
    }),
  )
}

/** Customers follow it: nothing but the web, and with a place for the shipment's number. */
function isTrackingAddress(text: string): boolean {
  if (!text.includes('{number}')) return false
  const url = URL.parse(text.replaceAll('{number}', '1'))
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
