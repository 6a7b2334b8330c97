import type { Cents } from '@fairfloor/domain/money'
import type { SizeClearance, SizePromotion } from '@fairfloor/domain/promotions/contract'
import {
  counts,
  type Line,
  offerPrice,
  type PriceTerms,
  priceAgain,
  priceTermsOf,
} from '@fairfloor/domain/promotions/price'
import { type Clearance, isFor, type Promotion } from '@fairfloor/domain/promotions/promotion'
import { noteChange, openLive } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Buyer, type Catalogue, type Price, pricesOf, type Size } from '../catalogue/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { type Campaigns, patchCampaigns, readCampaigns } from './read.ts'
import { type Running, runningAt } from './running.ts'
import { promotionView } from './views.ts'

/** Whose prices, and when. */
export type Asked = Pick<Buyer, 'priceGroupId' | 'country'> & { readonly now: Date }

/** The prices of one piece, and what it takes part in. */
export type Offer = Price & {
  readonly clearance: Clearance | null
  /** The promotions that give less than the price without them, at least from some quantity on. */
  readonly promotions: readonly Promotion[]
}

export type PricedLine = Omit<Line, 'by'> & {
  readonly regular: Cents
  readonly promotion: Promotion | null
  readonly priceTerms: PriceTerms | null
}

/** Prices of the shop with its promotions, from memory. The fair and other events have prices of their own and ask none of it. */
export type Promotions = {
  /** @returns null for a size that is not for sale */
  offerOf(size: Size, asked: Asked): Offer | null
  /** What a size takes part in, as lists and pages send it: the shapes `sizeClearance` and `sizePromotion`. */
  viewOf(offer: Pick<Offer, 'clearance' | 'promotions'>): {
    clearance: SizeClearance | null
    promotions: SizePromotion[]
  }
  /** The price of pieces of one flavour. @returns null for a size that is not for sale */
  linePrice(size: Size, quantity: number, asked: Asked): PricedLine | null
  clearanceOf(size: { readonly id: number }, now: Date): Clearance | null
  /** Running promotions for a group, oldest first. */
  active(asked: Pick<Asked, 'priceGroupId' | 'now'>): readonly Promotion[]
  /** Sizes of a running promotion, or of all of them; empty for what does not run or is not for this group. */
  sizesOf(promotionId: number | 'all', asked: Pick<Asked, 'priceGroupId' | 'now'>): ReadonlySet<number>
  /** Running clearances by size id. */
  clearances(now: Date): ReadonlyMap<number, Clearance>
  /** Id of the brand of the month. */
  botm(now: Date): number | null
  /** Size ids of the product of the week, in order. */
  potw(now: Date): readonly number[]
  /** The first millisecond at which an answer may be another by the clock alone. */
  nextChange(now: Date): number
  /** Replaced when an answer may change, by the operator or by the clock: what is computed from it holds while it stays the same. */
  basis(now: Date): object
  /** Everything that the operator has set, at any time. */
  campaigns(): Campaigns
  /**
   * Reloads from the database now; for commands that need what they have just written.
   * @param ids where only these promotions have changed, or REST
   */
  reload(ids?: readonly number[]): Promise<unknown>
}

const TOPIC = 'promotions'

/**
 * Call in the transaction that changes promotions: on commit, every server reloads them.
 * @param id of a promotion, or REST
 */
export const promotionsChanged = (tx: Db, id: number): Promise<void> => noteChange(tx, TOPIC, [id])

export async function openPromotions(
  { db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>,
  { catalogue, shop }: { catalogue: Pick<Catalogue, 'snapshot' | 'onReload'>; shop: Pick<LiveShop, 'find'> },
): Promise<Promotions> {
  const live = await openLive({ bus, log }, TOPIC, {
    read: () => readCampaigns(db),
    patch: (before, ids) => patchCampaigns(db, before, ids),
  })
  // An import that joins sizes moves their promotions along.
  catalogue.onReload(() => live.reload().catch(error => log.error({ err: error }, 'promotions not refreshed')))
  let kept: { readonly from: Campaigns; readonly timeZone: string; readonly running: Running } | undefined

  function running(now: Date): Running {
    const from = live.current()
    const timeZone = shop.find()?.timeZone ?? 'UTC'
    const at = now.getTime()
    const isFresh = kept?.from === from && kept.timeZone === timeZone
    if (!kept || !isFresh || at < kept.running.since || at >= kept.running.until)
      kept = { from, timeZone, running: runningAt(from, now, timeZone) }
    return kept.running
  }

  const promotionsOf = (size: Size, { priceGroupId, now }: Asked): Promotion[] => {
    const { bySize, byBrand } = running(now)
    const own = bySize.get(size.id) ?? NONE
    const ofBrand = byBrand.get(size.product.brand.id) ?? NONE
    if (own.length + ofBrand.length === 0) return NONE
    return [...new Set([...own, ...ofBrand])].filter(promotion => isFor(promotion, priceGroupId))
  }

  function offerOf(size: Size, asked: Asked): Offer | null {
    const base = pricesOf(size, asked)
    if (!base) return null
    const all = promotionsOf(size, asked)
    const clearance = clearanceOf(size, asked.now)
    const percents = all.flatMap(({ terms }) => (terms.kind === 'percent' ? [terms.percent] : []))
    const current = offerPrice(base, clearance ? [...percents, clearance.percent] : percents)
    return {
      regular: base.regular,
      current,
      clearance,
      promotions: all.filter(({ terms }) => counts(terms, base, current)),
    }
  }

  const clearanceOf: Promotions['clearanceOf'] = ({ id }, now) => running(now).clearances.get(id) ?? null

  const active: Promotions['active'] = ({ priceGroupId, now }) =>
    running(now).promotions.filter(promotion => isFor(promotion, priceGroupId))

  return {
    offerOf,
    viewOf: ({ clearance, promotions }) => ({
      clearance: clearance && { percent: clearance.percent, group: clearance.group },
      promotions: promotions.map(promotionView),
    }),
    linePrice(size, quantity, asked) {
      const offer = offerOf(size, asked)
      if (!offer) return null
      const { unitsPerCase } = size
      const terms = offer.promotions.map(promotion => promotion.terms)
      const given = { regular: offer.regular, single: offer.current, unitsPerCase, terms }
      const { by, ...line } = priceAgain(given, quantity)
      const single = offer.promotions.find(({ terms }) => terms.kind === 'percent')
      const promotion = (by === null ? single : offer.promotions[by]) ?? null
      return { ...line, regular: offer.regular, promotion, priceTerms: priceTermsOf(given) }
    },
    clearanceOf,
    active,
    sizesOf(promotionId, asked) {
      const wanted = active(asked).filter(({ id }) => promotionId === 'all' || id === promotionId)
      const ids = new Set(wanted.flatMap(({ sizeIds }) => [...sizeIds]))
      const { brands } = catalogue.snapshot()
      for (const { brandIds } of wanted)
        for (const brandId of brandIds) for (const { id } of brands.get(brandId)?.sizes ?? []) ids.add(id)
      return ids
    },
    clearances: now => running(now).clearances,
    botm: now => running(now).brandOfMonth,
    potw: now => running(now).productsOfWeek,
    nextChange: now => running(now).until,
    basis: running,
    campaigns: live.current,
    reload: live.reload,
  }
}

const NONE: Promotion[] = []
