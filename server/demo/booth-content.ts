import { exhibitors } from '@fairfloor/brands/exhibitors'
import { drawBack, drawFront } from '@fairfloor/brands/highlights/draw-highlight'
import { factsOf } from '@fairfloor/brands/highlights/facts'
import { bestSellers, type Seller } from '@fairfloor/brands/range/best-sellers'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import type { Range } from '@fairfloor/brands/range/types'
import { filmed, showcasePlan } from '@fairfloor/brands/showcase-plan'
import {
  type Contents,
  type HighlightInput,
  saveBrandVideos,
  saveHighlights,
  saveMedia,
  saveVitrines,
} from '../src/areas/booth-content/index.ts'
import type { Saved } from '../src/areas/catalogue/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'
import { saveDrawing } from '../src/platform/pictures.ts'
import { type DemoMedia, mediaOf } from './media.ts'
import type { DemoPictures } from './pictures.ts'
import type { DemoVideo } from './videos.ts'

/** Generated content of the booths, by the brand's number; stored before any row is written. */
export type DemoContent = {
  readonly range: Range
  readonly highlights: ReadonlyMap<string, DemoHighlight[]>
  readonly media: ReadonlyMap<string, DemoMedia[]>
  readonly videos: ReadonlyMap<string, DemoVideo>
}

/** A card with the number of the size that it is about. */
type DemoHighlight = HighlightInput & { readonly sizeErpId: string }

/** The pictures may still be rendering: threads do that meanwhile. */
type Options = { range: Range; pictures: Promise<DemoPictures>; videos: ReadonlyMap<string, DemoVideo> }

const brands = exhibitors.filter(({ organiser }) => !organiser).map(({ brand }) => brand)

/** Draws the flip cards and media files of every exhibitor. Idempotent. */
export async function drawBoothContent(files: Files, { range, pictures, videos }: Options): Promise<DemoContent> {
  const highlights = new Map<string, DemoHighlight[]>()
  const media = new Map<string, DemoMedia[]>()
  await Promise.all(
    brands.map(async brand => {
      highlights.set(brand.erpId, await highlightsOf(files, brand, range))
      media.set(brand.erpId, await mediaOf(files, { brand, range, pictures }, videos.get(brand.erpId)))
    }),
  )
  return { range, highlights, media, videos }
}

/** Gives the exhibitors their cards and files, the brands their clips, and fills the vitrines. */
export async function demoBoothContent(
  tx: Db,
  contents: Contents,
  { highlights, media, videos, range }: DemoContent,
  { editionId, booths, ids }: { editionId: number; booths: ReadonlyMap<number, number>; ids: Saved['ids'] },
): Promise<void> {
  const exhibitorOf = ({ booth }: RangeBrand) => booths.get(booth!)!
  for (const brand of brands) {
    const cards = highlights.get(brand.erpId) ?? []
    const inputs = cards.map(({ sizeErpId, ...card }) => ({ ...card, sizeId: ids.size.get(sizeErpId) ?? null }))
    await saveHighlights(tx, contents, exhibitorOf(brand), inputs)
  }
  await saveMedia(
    tx,
    contents,
    brands.flatMap(brand => (media.get(brand.erpId) ?? []).map(file => ({ ...file, exhibitorId: exhibitorOf(brand) }))),
  )
  await saveVitrines(
    tx,
    editionId,
    showcasePlan.map(all => all.map(({ brand }) => ids.size.get(bestSellers(range, brand)[0]!.size.erpId)!)),
  )
  await saveBrandVideos(
    tx,
    filmed.flatMap(({ brand: { erpId } }) => {
      const video = videos.get(erpId)
      return video ? [{ brandId: ids.brand.get(erpId)!, url: video.url, poster: video.poster }] : []
    }),
  )
}

/** A card for each of up to three products: the first states what the brand stands for, the others name the product. */
async function highlightsOf(files: Files, brand: RangeBrand, range: Range): Promise<DemoHighlight[]> {
  const sellers = bestSellers(range, brand)
  const shown = sellers.filter((one, i) => sellers.findIndex(other => other.size === one.size) === i)
  const card = async (seller: Seller, i: number): Promise<DemoHighlight> => {
    const facts = factsOf(range, seller)
    const title = i === 0 ? brand.claim : seller.product.name
    const [front, flipped] = await Promise.all([
      saveDrawing(files, drawFront(brand, seller, title)),
      saveDrawing(files, drawBack(brand, seller, facts)),
    ])
    const figures = facts.map(({ figure, of }) => `${figure} ${of}`).join(', ')
    return {
      front,
      flipped,
      title,
      text: `${seller.product.name}, ${seller.size.name}: ${figures}`,
      sizeErpId: seller.size.erpId,
    }
  }
  return Promise.all(shown.map(card))
}
