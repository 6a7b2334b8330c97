import type { BannerPack } from '@fairfloor/brands/promotions/draw-banner'
import { drawSlide, TALL, WIDE } from '@fairfloor/brands/promotions/draw-slide'
import type { Range } from '@fairfloor/brands/range/types'
import { PRODUCT_LIST, promotionAddress, saleAddress } from '@fairfloor/domain/assortment/addresses'
import { newPage } from '@fairfloor/domain/assortment/pages'
import { dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import { readCampaigns, removeBanners, saveBanner } from '../src/areas/promotions/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'
import { saveDrawing } from '../src/platform/pictures.ts'
import { demoHouse } from './orders.ts'
import { PROMOTIONS } from './promotion-texts.ts'
import { isPromoted, type Shelved, shelved } from './promotions.ts'

type DemoBanner = {
  title: { en: string; de: string }
  text: { en: string; de: string }
  /** What stands in the picture. */
  shows: (one: Shelved) => boolean
  /** Where it leads: the list of a promotion by its name, whose window it then has, or an address. */
  to: { promotion: string } | { link: string }
}

const ofPromotion = (name: string) => {
  const promotion = PROMOTIONS.find(one => one.name === name)!
  return { to: { promotion: name }, shows: (one: Shelved) => isPromoted(one, promotion) }
}

const BANNERS: DemoBanner[] = [
  {
    ...ofPromotion('Fill the fridge'),
    title: { en: 'Six cases in, five on the invoice', de: 'Sechs Kartons rein, fünf auf der Rechnung' },
    text: {
      en: 'Energy and sports drinks by the case. The sixth case of a flavour is on us, for as long as the promotion runs.',
      de: 'Energy- und Sportgetränke kartonweise. Der sechste Karton einer Sorte geht auf uns, solange die Aktion läuft.',
    },
  },
  {
    ...ofPromotion('Hexlift weeks'),
    title: { en: 'Hexlift: 15% off everything', de: 'Hexlift: 15 % auf alles' },
    text: {
      en: 'Whey, isolate, creatine, pre-workout. Every size, every flavour, from the first piece on.',
      de: 'Whey, Isolat, Kreatin, Pre-Workout. Jede Größe, jede Sorte, ab dem ersten Stück.',
    },
  },
  {
    to: { link: newPage.path },
    shows: one => one.product.isNew && one.brand.booth === null,
    title: { en: 'New on the shelf', de: 'Neu im Regal' },
    text: {
      en: 'What came into the range these weeks: flavours your customers ask for before you have heard of them.',
      de: 'Was in diesen Wochen dazukam: Sorten, nach denen Ihre Kunden fragen, bevor Sie von ihnen gehört haben.',
    },
  },
  {
    to: { link: `${PRODUCT_LIST}?gym_assortment=1` },
    shows: one => one.size.gymAssortment && one.size.shape !== 'shaker',
    title: { en: 'Everything for the studio bar', de: 'Alles für die Studiotheke' },
    text: {
      en: 'Big tubs, shakes by the glass, bars by the display: the assortment for gyms, on one page.',
      de: 'Großdosen, Shakes glasweise, Riegel im Display: das Sortiment für Studios auf einer Seite.',
    },
  },
  {
    to: { link: saleAddress() },
    shows: one => one.size.clearance !== null,
    title: { en: 'Last stock, up to half off', de: 'Restposten bis zum halben Preis' },
    text: {
      en: 'Discontinued flavours and old labels. What is gone is gone.',
      de: 'Ausgelaufene Sorten und alte Etiketten. Was weg ist, ist weg.',
    },
  },
]

const PACKS = 3
const SINCE_DAYS = 9
const { timeZone } = demoHouse.settings

export type DrawnBanner = { readonly desktop: string; readonly phone: string }

/** Draws the pictures of the landing's banners and stores them. @returns hashes, in the order of the banners */
export async function demoSlides(files: Files, range: Range): Promise<DrawnBanner[]> {
  const all = shelved(range)
  const drawn: DrawnBanner[] = []
  for (const { shows } of BANNERS) {
    const sellers = all.filter(shows)
    const packs: BannerPack[] = []
    for (const { size, product, brand } of [...firstOfShapes(sellers), ...sellers])
      if (packs.length < PACKS && !packs.some(pack => pack.product === product))
        packs.push({ brand, product, size, flavour: range.flavours.find(flavour => flavour.size === size.erpId)! })
    drawn.push({
      desktop: await saveDrawing(files, drawSlide(packs, WIDE)),
      phone: await saveDrawing(files, drawSlide(packs, TALL)),
    })
  }
  return drawn
}

const firstOfShapes = (sizes: readonly Shelved[]) =>
  sizes.filter(({ size }, i) => sizes.findIndex(other => other.size.shape === size.shape) === i)

/** The landing's banners, in place of those that are there. */
export async function demoLandingBanners(tx: Db, drawn: readonly DrawnBanner[], now: Date): Promise<void> {
  const { promotions } = await readCampaigns(tx)
  const since = instantIn(daysAfter(dayIn(now, timeZone), -SINCE_DAYS), '00:00', timeZone)
  await removeBanners(tx)
  for (const [index, { title, text, to }] of BANNERS.entries()) {
    const promotion = 'promotion' in to ? promotions.values().find(({ name }) => name === to.promotion) : undefined
    await saveBanner(tx, null, {
      title,
      text,
      link: promotion ? promotionAddress(promotion.id) : 'link' in to ? to.link : null,
      ...drawn[index]!,
      start: promotion?.start ?? since,
      end: promotion?.end ?? null,
      rank: index + 1,
    })
  }
}
