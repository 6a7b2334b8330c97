import { getApiSettings } from '@fairfloor/domain/customer-api/contract'
import * as contract from '@fairfloor/domain/customer-api/push/contract'
import { refuse } from '@fairfloor/domain/customer-api/push/refusals'
import * as shapes from '@fairfloor/domain/customer-api/push/shapes'
import * as settingsShapes from '@fairfloor/domain/customer-api/shapes'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { keyFields, requireApiAccess } from '../settings.ts'
import { repeat, sendTest } from './by-hand.ts'
import { checkedAddress } from './endpoint-address.ts'
import { deliveriesOf, endpointFields, outcomeFields } from './queries.ts'
import type { Sender, SenderDeps } from './sender.ts'
import { endpointOf, renewSecret, saveAddress, saveToken } from './settings.ts'

/** Token and secret open the stock, and outlive the acting of an agent. */
const mayKnowSecrets = (viewer: Viewer) => hasRight(viewer, 'prices') && viewer.agent === null

type Asker = Pick<Viewer, 'rights'> & { customerId: number }

/** The calls of the page on which a customer sets up its endpoint. */
export function serveEndpoint(
  platform: Platform,
  sender: Sender,
  { catalogue, memory, shop, reach }: SenderDeps,
): void {
  const { db, clock } = platform
  const byHand = { platform, sender, catalogue, memory, shop, reach }

  const settingsOf = async (viewer: Asker & Viewer) => ({
    ...(await keyFields(db, viewer.customerId)),
    ...endpointFields(await endpointOf(db, viewer.customerId), mayKnowSecrets(viewer), clock()),
  })

  serve(platform, getApiSettings, settingsShapes.getApiSettings, ({ viewer }) => {
    requireApiAccess(viewer)
    return settingsOf(viewer)
  })

  serve(platform, contract.saveApiSetting, shapes.saveApiSetting, async ({ body, viewer, now, transaction }) => {
    requireApiAccess(viewer)
    const { name, value } = body
    const by = { customerId: viewer.customerId, by: viewer.userId, now }
    if (value === undefined) throw refuse('api_setting_unknown')
    if (name === 'api_url') {
      const text = value.trim()
      // The same once more goes on where its host cannot be found just now: each try looks it up anyway.
      const isSame = text !== '' && text === (await endpointOf(db, viewer.customerId))?.url
      const url = text === '' ? null : isSame ? text : await checkedAddress(text, reach)
      await transaction(tx => saveAddress(tx, url, by))
      sender.nudge()
    } else if (name === 'authorization_token') await transaction(tx => saveToken(tx, value, by))
    else throw refuse('api_setting_unknown')
    return settingsOf(viewer)
  })

  serve(platform, contract.renewSecret, shapes.renewSecret, async ({ viewer, now, transaction }) => {
    requireApiAccess(viewer)
    await transaction(tx => renewSecret(tx, { customerId: viewer.customerId, by: viewer.userId, now }))
    return settingsOf(viewer)
  })

  serve(platform, contract.testStockPush, shapes.testStockPush, async ({ viewer, now }) => {
    requireApiAccess(viewer)
    return outcomeFields(await sendTest(byHand, viewer.customerId, now))
  })

  serve(platform, contract.getDeliveries, shapes.getDeliveries, async ({ viewer }) => {
    requireApiAccess(viewer)
    return { deliveries: await deliveriesOf(db, catalogue.snapshot(), viewer.customerId) }
  })

  serve(platform, contract.repeatDelivery, shapes.repeatDelivery, async ({ params, viewer, now }) => {
    requireApiAccess(viewer)
    return outcomeFields(await repeat(byHand, viewer.customerId, params.number, now))
  })
}
