import { maskedKey } from '@fairfloor/domain/customer-api/api-key'
import * as contract from '@fairfloor/domain/customer-api/contract'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import * as shapes from '@fairfloor/domain/customer-api/shapes'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { peopleById } from '../people/index.ts'
import type { Keys } from './keys.ts'
import { keyOf, makeKey } from './make-key.ts'

/** @throws Refusal no_api_access */
export function requireApiAccess({ hasApiAccess }: Viewer): void {
  if (!hasApiAccess) throw refuse('no_api_access')
}

/** Makes a customer's key. What is known of it is answered with the other settings. */
export function serveSettings(platform: Platform, keys: Keys): void {
  const { bus } = platform

  serve(platform, contract.generateApiKey, shapes.generateApiKey, async ({ viewer, now, transaction }) => {
    requireApiAccess(viewer)
    const key = await transaction(tx => makeKey(tx, bus, viewer, now))
    keys.drop(viewer.userId)
    return { api_key: key }
  })
}

/** What the settings say of a customer's key. */
export async function keyFields(db: Db, customerId: number) {
  const key = await keyOf(db, customerId)
  const makers = await peopleById(db, key?.madeBy ? [key.madeBy] : [])
  return {
    api_key: key ? maskedKey(key.lastFour) : null,
    api_key_made_at: key?.madeAt.toISOString() ?? null,
    api_key_made_by: makers.get(key?.madeBy ?? 0)?.name ?? null,
    api_key_last_used_at: key?.lastUsedAt?.toISOString() ?? null,
  }
}
