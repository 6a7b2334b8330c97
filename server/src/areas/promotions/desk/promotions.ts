import * as contract from '@fairfloor/domain/promotions/desk-contract'
import * as shapes from '@fairfloor/domain/promotions/desk-shapes'
import type { Promotion } from '@fairfloor/domain/promotions/promotion'
import { refuse } from '@fairfloor/domain/promotions/refusals'
import { stateOf } from '@fairfloor/domain/promotions/states'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import { type Part, partOf } from '../../../platform/keyset.ts'
import { savePicture } from '../../../platform/pictures.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { differences, mentions, writeAudit } from '../../back-office/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { priceGroupNames } from '../../companies/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import type { Promotions } from '../promotions.ts'
import { readPromotions } from '../read.ts'
import { endPromotion, savePromotion } from '../save-promotion.ts'
import { promotions as rows } from '../tables.ts'
import { checkedInput } from './check-input.ts'
import { nameOf } from './names.ts'
import { preview } from './preview.ts'
import { auditView, editedOf, type Look, rowOf, viewOf } from './views.ts'

export type Deps = { readonly catalogue: Catalogue; readonly promotions: Promotions; readonly shop: LiveShop }

const CHOICES = 12

type Row = ReturnType<typeof rowOf>

const ORDER: Record<'start' | 'end' | 'name', (a: Row, b: Row) => number> = {
  start: (a, b) => b.start.localeCompare(a.start),
  end: (a, b) => a.end.localeCompare(b.end),
  name: (a, b) => a.name.localeCompare(b.name),
}

/** The operator's promotions. They are few and in memory: lists are searched and sorted there. */
export function servePromotionDesk(platform: Platform, { catalogue, promotions, shop }: Deps): void {
  const lookAt = async (db: Db, now: Date): Promise<Look> => ({
    snapshot: catalogue.snapshot(),
    groups: await priceGroupNames(db),
    now,
  })

  const list = async ({ query, now }: ListCall<typeof contract.getPromotions>, part: Part) => {
    const look = await lookAt(platform.db, now)
    const { search, state, sort = 'start' } = query
    const found = [...promotions.campaigns().promotions.values()]
      .map(promotion => rowOf(promotion, look))
      .filter(row => (!state || row.state === state) && mentions([row.name, ...row.groups].join(' '), search))
      .sort(ORDER[sort])
    const { rows: shown, listed } = partOf(found, ({ id }) => id, part)
    return { ...listed, time_zone: shop.current().timeZone, promotions: shown }
  }

  serveList(platform, contract.getPromotions, shapes.getPromotions, list, {
    name: 'promotions',
    rows: answer => answer.promotions,
    columns: [
      ['name', ({ name }) => name],
      ['kind', ({ kind }) => kind, 'word'],
      ['groups', ({ groups }) => groups.join(', ')],
      ['sizes', ({ sizes }) => sizes],
      ['state', ({ state }) => state, 'word'],
      ['from', ({ start }) => start, 'instant'],
      ['until', ({ end }) => end, 'instant'],
    ],
  })

  serve(platform, contract.getPromotion, shapes.getPromotion, async ({ params, now }) => {
    const promotion = promotions.campaigns().promotions.get(params.id)
    if (!promotion) throw refuse('not_found')
    return viewOf(promotion, await lookAt(platform.db, now))
  })

  serve(platform, contract.getPromotionChoices, shapes.getPromotionChoices, async ({ query: { search }, now }) => {
    const { snapshot, groups } = await lookAt(platform.db, now)
    const named = <Thing>(things: Iterable<Thing>, view: (thing: Thing) => { id: number; name: string }) =>
      search === ''
        ? []
        : [...things]
            .map(view)
            .filter(({ name }) => mentions(name, search))
            .slice(0, CHOICES)
    return {
      groups: [...groups].map(([id, name]) => ({ id, name })),
      brands: named(snapshot.brands.values(), ({ id, name }) => ({ id, name })),
      sizes: named(snapshot.sizes.values(), size => ({ id: size.id, name: nameOf(size) })),
    }
  })

  serve(platform, contract.previewPromotion, shapes.previewPromotion, async ({ body, now }) => {
    const look = await lookAt(platform.db, now)
    return preview(look.snapshot, checkedInput(body, { ...look, banner: null }))
  })

  serve(platform, contract.createPromotion, shapes.createPromotion, async ({ body, viewer, now, transaction }) => {
    const answer = await transaction(async tx => {
      const look = await lookAt(tx, now)
      const id = await savePromotion(tx, null, checkedInput(body, { ...look, banner: null }))
      const saved = await found(tx, id!)
      const entry = { at: now, userId: viewer.userId, action: 'create promotion', subject: saved.name }
      await writeAudit(tx, { ...entry, details: { after: auditView(saved, look) } })
      return viewOf(saved, look)
    })
    await promotions.reload([answer.id])
    return answer
  })

  serve(platform, contract.changePromotion, shapes.changePromotion, ({ params, body, viewer, now, transaction }) =>
    changed({ id: params.id, userId: viewer.userId, now, transaction }, (before, look) => {
      guardVersion(body.version, editedOf(before))
      return checkedInput(body, { ...look, banner: before.banner })
    }),
  )

  serve(
    platform,
    contract.setPromotionBanner,
    shapes.setPromotionBanner,
    async ({ params, body, viewer, now, transaction }) => {
      const banner = await savePicture(platform.files, body.picture.content)
      return changed({ id: params.id, userId: viewer.userId, now, transaction }, before => ({
        ...editedOf(before),
        banner,
      }))
    },
  )

  serve(platform, contract.endPromotion, shapes.endPromotion, async ({ params, viewer, now, transaction }) => {
    await transaction(async tx => {
      const before = await found(tx, params.id)
      const state = stateOf(before, now)
      if (state === 'over') throw refuse('promotion_over')
      await endPromotion(tx, before, now)
      const look = await lookAt(tx, now)
      const action = state === 'planned' ? 'delete promotion' : 'end promotion'
      const details = { before: auditView(before, look) }
      await writeAudit(tx, { at: now, userId: viewer.userId, action, subject: before.name, details })
    })
    await promotions.reload([params.id])
    return { success: true } as const
  })

  type Change = {
    readonly id: number
    readonly userId: number
    readonly now: Date
    readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  }

  async function changed(
    { id, userId, now, transaction }: Change,
    inputFor: (before: Promotion, look: Look) => Parameters<typeof savePromotion>[2],
  ) {
    const answer = await transaction(async tx => {
      const look = await lookAt(tx, now)
      const before = await found(tx, id)
      await savePromotion(tx, id, inputFor(before, look))
      const after = await found(tx, id)
      const details = differences(auditView(before, look), auditView(after, look))
      await writeAudit(tx, { at: now, userId, action: 'change promotion', subject: after.name, details })
      return viewOf(after, look)
    })
    await promotions.reload([id])
    return answer
  }
}

/**
 * Also locks it: others who change or end it wait, so that none of them writes back what they read before.
 * @throws Refusal not_found
 */
async function found(tx: Db, id: number): Promise<Promotion> {
  await tx.select({ id: rows.id }).from(rows).where(eq(rows.id, id)).for('update')
  const promotion = (await readPromotions(tx, [id])).get(id)
  if (!promotion) throw refuse('not_found')
  return promotion
}
