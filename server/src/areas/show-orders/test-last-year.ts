import { cents } from '@fairfloor/domain/money'
import { activities } from '@fairfloor/domain/trade-show/activities'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { saveAwards } from '../awards/index.ts'
import { awardCategories, awardNominees, awardVotes } from '../awards/tables.ts'
import {
  highlights,
  highlightViews,
  mediaFiles,
  organiserVideoViews,
  vitrineProducts,
} from '../booth-content/tables.ts'
import { showPrices } from '../catalogue/price-tables.ts'
import { saveQuestions } from '../feedback/index.ts'
import { feedbackAnswers, feedbackQuestions, feedbacks } from '../feedback/tables.ts'
import { placeOrder, settleOrder } from '../orders/index.ts'
import { saveRewardRules } from '../rewards/index.ts'
import { rewardedThings } from '../rewards/tables.ts'
import { saveSamples } from '../samples/index.ts'
import { sampleFlavours, samplePositions } from '../samples/tables.ts'
import { type Shows, saveEdition, saveExhibitors, savePlan } from '../trade-show/index.ts'
import { boothVisits, guidedTourViews, scenes } from '../trade-show/tables.ts'
import { phaseMails, releases, showOrders, showPositions } from './tables.ts'

/** The previous edition took place a year earlier. */
const WINDOWS = {
  orderStart: new Date('2030-05-06T00:00:00+02:00'),
  orderEnd: new Date('2030-05-09T23:59:59+02:00'),
  confirmationStart: new Date('2030-05-10T10:00:00+02:00'),
  confirmationEnd: new Date('2030-05-17T23:59:59+02:00'),
  releaseEnd: new Date('2030-06-30T23:59:59+02:00'),
}
const ORDERED = new Date('2030-05-07T12:00:00Z')
const CONFIRMED = new Date('2030-05-12T12:00:00Z')
const ENDED = new Date('2030-06-30T22:05:00Z')

/** Ids by their keys in the small range. */
type Ids = Record<'brand' | 'product' | 'size' | 'flavour', ReadonlyMap<string, number>>

/**
 * Adds last year's edition beside this year's, with data of the buyer in every table that has editions: a query without
 * its edition filter then answers wrongly in every test of the show.
 * @returns its id
 */
export async function layLastYear(tx: Db, shows: Shows, ids: Ids): Promise<number> {
  const id = (kind: keyof Ids, key: string) => ids[kind].get(key)!
  const editionId = await saveEdition(tx, shows, {
    ...WINDOWS,
    name: 'Show 2030',
    timeZone: 'Europe/Berlin',
    isCurrent: false,
  })
  const brands = { north: id('brand', 'north'), south: id('brand', 'south') }
  const exhibitors = await saveExhibitors(tx, shows, [
    { editionId, brandId: brands.north, panoNumber: 2, boothNumber: 7, organiser: true, videoUrl: '/media/2030.mp4' },
    { editionId, brandId: brands.south, panoNumber: 1, boothNumber: 1 },
  ])
  const booths = { north: exhibitors.get(brands.north)!, south: exhibitors.get(brands.south)! }
  const [buyer] = await rows<{ userId: number; customerId: number }>(
    tx,
    sql`select id as "userId", customer_id as "customerId" from users where email = 'buyer@fairfloor.test'`,
  )
  const { userId } = buyer!
  const seen = { userId, viewedAt: ORDERED }

  // The hall.
  const view = { pictures: [], tiles: null, start_view: { yaw: 0, pitch: 0 }, north_offset: 0, hotspots: [] }
  await tx.insert(scenes).values(
    [0, 99].map(panoNumber => {
      const document = JSON.stringify({ ...view, panoNr: panoNumber, name: `Scene ${panoNumber} of 2030` })
      return { editionId, panoNumber, document }
    }),
  )
  await savePlan(tx, shows, editionId, { width: 1, height: 1, booths: [], stops: [], ways: [] })
  await tx.insert(boothVisits).values({ exhibitorId: booths.north, userId, visitedAt: ORDERED })
  await tx.insert(guidedTourViews).values({ editionId, ...seen })

  // The booths.
  const [highlight] = await tx
    .insert(highlights)
    .values({
      exhibitorId: booths.north,
      rank: 0,
      front: '2'.repeat(32),
      flipped: '3'.repeat(32),
      title: '2030',
      text: '',
    })
    .returning()
  await tx.insert(highlightViews).values({ highlightId: highlight!.id, ...seen })
  await tx.insert(mediaFiles).values({ exhibitorId: booths.south, name: '2030.pdf', file: 'booths/2030.pdf', size: 1 })
  await tx.insert(organiserVideoViews).values({ editionId, ...seen })
  await tx.insert(vitrineProducts).values({ editionId, vitrine: 1, sizeId: id('size', 'bar-60'), rank: 0 })
  await saveQuestions(tx, [{ exhibitorId: booths.north, type: 'rating', question: 'How was 2030?' }])
  const [question] = await tx.select().from(feedbackQuestions)
  await tx.insert(feedbacks).values({ exhibitorId: booths.north, userId, givenAt: ORDERED })
  await tx.insert(feedbackAnswers).values({ questionId: question!.id, userId, value: 1 })

  // Samples: with generous limits, and some taken by the buyer.
  const sample = { flavourId: id('flavour', 'f1'), sku: 'OLD-S', name: 'Vanilla of 2030', stock: 100 }
  await saveSamples(tx, {
    editionId,
    most: 60,
    exhibitors: [{ exhibitorId: booths.north, most: 50, products: [{ name: 'Sachet of 2030', flavours: [sample] }] }],
  })
  const [sampleFlavour] = await tx.select().from(sampleFlavours)
  await tx
    .insert(samplePositions)
    .values({ sampleFlavourId: sampleFlavour!.id, ...buyer!, quantity: 40, takenAt: ORDERED })

  // The order: confirmed, released in part, the rest deleted, and paid.
  const price = 1111
  await tx.insert(showPrices).values({ editionId, sizeId: id('size', 'whey-2000'), price })
  const [order] = await tx
    .insert(showOrders)
    .values({ editionId, customerId: buyer!.customerId, confirmedAt: CONFIRMED, confirmedBy: userId, expiredAt: ENDED })
    .returning()
  const position = { showOrderId: order!.id, price, addedAt: ORDERED, addedBy: userId }
  await tx.insert(showPositions).values([
    {
      ...position,
      flavourId: id('flavour', 'f3'),
      orderedQuantity: 500,
      quantity: 500,
      releasedQuantity: 400,
      deletedQuantity: 100,
    },
    { ...position, flavourId: id('flavour', 'f5'), orderedQuantity: 90, quantity: 90, deletedQuantity: 90 },
  ])
  const kinds = ['overview', 'confirmation-opens', 'release-week', 'release-day', 'expired'] as const
  await tx.insert(phaseMails).values(kinds.map(kind => ({ showOrderId: order!.id, kind, sentAt: ENDED })))
  const { orderId } = await placeOrder(tx, {
    kind: 'show-release',
    customerId: buyer!.customerId,
    placedBy: userId,
    agentId: null,
    lines: [
      {
        flavourId: id('flavour', 'f3'),
        sku: 'N-3',
        ean: null,
        brandName: 'North',
        productName: 'Whey',
        sizeName: '2 kg',
        flavourName: 'Vanilla',
        quantity: 400,
        unitNet: cents(price),
        vatClass: 'standard',
        depositClass: null,
        readyMillilitres: null,
        hasLabel: false,
      },
    ],
    shippingAddressId: null,
    externalReference: 'Show 2030',
    now: CONFIRMED,
  })
  await settleOrder(tx, orderId, ENDED)
  await tx.insert(releases).values({ orderId, showOrderId: order!.id, releasedAt: CONFIRMED, releasedBy: userId })

  // Points and votes.
  await saveRewardRules(
    tx,
    editionId,
    activities.map(activity => ({ activity, points: 1000, cap: 1000 })),
  )
  await tx
    .insert(rewardedThings)
    .values(activities.map(activity => ({ editionId, userId, activity, thingId: 1, doneAt: ORDERED })))
  await saveAwards(
    tx,
    {
      editionId,
      name: 'Awards 2030',
      votingStart: WINDOWS.orderStart,
      votingEnd: WINDOWS.orderEnd,
      winnerStart: '2030-05-10',
      visibleEnd: '2030-06-30',
    },
    [
      {
        name: 'Brand of 2030',
        overlay: null,
        nominees: [{ brandId: brands.north }, { brandId: brands.south }],
        winner: 1,
      },
    ],
    CONFIRMED,
  )
  const [category] = await tx.select().from(awardCategories)
  const [nominee] = await tx.select().from(awardNominees)
  await tx.insert(awardVotes).values({ categoryId: category!.id, userId, nomineeId: nominee!.id, votedAt: ORDERED })
  return editionId
}
