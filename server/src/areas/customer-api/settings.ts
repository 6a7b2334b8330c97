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
import { makeNamedKey, namedKeysOf, revokeNamedKey } from './named-keys.ts'

/** @throws Refusal no_api_access */
export function requireApiAccess({ hasApiAccess }: Viewer): void {
  if (!hasApiAccess) throw refuse('no_api_access')
}

/** Makes and ends a customer's keys. What is known of the first is answered with the other settings. */
export function serveSettings(platform: Platform, keys: Keys): void {
  const { db, bus } = platform

  serve(platform, contract.generateApiKey, shapes.generateApiKey, async ({ viewer, now, transaction }) => {
    requireApiAccess(viewer)
    const key = await transaction(tx => makeKey(tx, bus, viewer, now))
    keys.drop(viewer.userId)
    return { api_key: key }
  })

  serve(platform, contract.getNamedKeys, shapes.getNamedKeys, async ({ viewer }) => {
    requireApiAccess(viewer)
    const named = await namedKeysOf(db, viewer.customerId)
    const makers = await peopleById(
      db,
      named.flatMap(({ madeBy }) => madeBy ?? []),
    )
    return named.map(key => ({
      id: key.id,
      name: key.name,
      rights: [...key.rights],
      is_test: key.isTest,
      api_key: maskedKey(key.lastFour, key.isTest),
      made_at: key.madeAt.toISOString(),
      made_by: makers.get(key.madeBy ?? 0)?.name ?? null,
      last_used_at: key.lastUsedAt?.toISOString() ?? null,
    }))
  })

  serve(platform, contract.makeNamedKey, shapes.makeNamedKey, async ({ viewer, body, now, transaction }) => {
    requireApiAccess(viewer)
    const { id, key } = await transaction(tx => makeNamedKey(tx, viewer, body, now))
    return { id, api_key: key }
  })

  serve(platform, contract.revokeNamedKey, shapes.revokeNamedKey, async ({ viewer, params, transaction }) => {
    requireApiAccess(viewer)
    await transaction(tx => revokeNamedKey(tx, bus, viewer, params.id))
    keys.drop(viewer.userId)
    return { success: true as const }
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
