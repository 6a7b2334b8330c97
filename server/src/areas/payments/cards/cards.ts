import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sharedSecret } from '../../../platform/shared-secret.ts'
import type { PaymentProvider } from './provider.ts'
import { testProvider } from './test-provider/client.ts'
import { serveTestProvider } from './test-provider/server.ts'

/** Who takes payments by card for the shop. */
export type Cards = {
  readonly provider: PaymentProvider
  /** Whether anybody does. */
  takes(shop: { readonly isDemo: boolean }): boolean
  isOn(db: Db): Promise<boolean>
}

/**
 * The provider by the configuration: the test provider where `CARD_PROVIDER` says so and, unless it says `none`, in the demo.
 * @param hasDemo whether the database has the demo
 */
export function openCards(platform: Platform, hasDemo: (db: Db) => Promise<boolean>): Cards {
  const { config, backgroundDb, clock } = platform
  let isDemo = false
  let drawn: Promise<string> | undefined
  const secret = () => {
    drawn ??= sharedSecret(backgroundDb, 'test-provider', clock()).catch(error => {
      drawn = undefined
      throw error
    })
    return drawn
  }
  const takes: Cards['takes'] = shop => (config.cardProvider ?? (shop.isDemo ? 'test' : 'none')) === 'test'
  const isOn = async (db: Db): Promise<boolean> => {
    // The demo is loaded once, and stays.
    if (config.cardProvider === undefined) isDemo ||= await hasDemo(db)
    return takes({ isDemo })
  }
  serveTestProvider(platform, { secret, isOn: () => isOn(platform.db) })
  return { provider: testProvider({ publicUrl: config.publicUrl, secret }), takes, isOn }
}
