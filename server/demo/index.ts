import { makeRange } from '@fairfloor/brands/range/make-range'
import { dayIn } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import type { App } from '../src/app.ts'
import { loadSnapshot, saveRange } from '../src/areas/catalogue/index.ts'
import { savePriceGroup } from '../src/areas/companies/index.ts'
import { setUpHouse } from '../src/areas/seller/index.ts'
import { editionOf } from '../src/areas/trade-show/index.ts'
import type { Db } from '../src/platform/database.ts'
import { transaction } from '../src/platform/transaction.ts'
import { demoApi, demoStockEndpoint } from './api-area.ts'
import { demoAwards } from './awards.ts'
import { demoLandingBanners, demoSlides } from './banners.ts'
import { demoBonus } from './bonus.ts'
import { demoBoothContent, drawBoothContent } from './booth-content.ts'
import { demoCareers } from './careers.ts'
import { demoRange } from './catalogue.ts'
import { demoComplaintPhotos, demoComplaints } from './complaints.ts'
import { demoContent } from './content.ts'
import { demoDeliveries } from './deliveries.ts'
import { demoOutletOrder, demoWeekOrder } from './event-orders.ts'
import { demoFeedback } from './feedback.ts'
import { demoHistory } from './history.ts'
import { demoNewcomerWeek } from './newcomer-week.ts'
import { demoNewcomers } from './newcomers.ts'
import { demoNews } from './news.ts'
import { demoHouse } from './orders.ts'
import { demoOutlet } from './outlet.ts'
import { demoOwnLists } from './own-lists.ts'
import { demoPeople, PRICE_GROUPS } from './people.ts'
import { demoLogo, demoPictures } from './pictures.ts'
import { demoBanners, demoPromotions } from './promotions.ts'
import { demoRewards } from './rewards.ts'
import { demoSamples } from './samples.ts'
import { demoSurveys } from './surveys.ts'
import { type DemoEdition, demoEdition, demoExhibitors, demoHall } from './trade-show.ts'
import { demoVideos } from './videos.ts'

/** Lock key, any fixed number: servers that start together on an empty database load the demo one after the other. */
const DEMO_LOCK = 7_301_122

/**
 * Loads the whole demo through the areas' own commands, all or nothing. Loading it again restores it.
 * @param isWanted asked under the lock
 * @returns whether it was loaded
 */
export async function loadDemo(
  { platform, shop, catalogue, promotions, shows, contents, weeks }: App,
  dates: DemoEdition,
  isWanted: (tx: Db) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const { backgroundDb: db, bus, files, clock } = platform
  const now = clock()
  const range = makeRange()
  const videos = await demoVideos(files)
  const drawn = demoPictures(files, range)
  const content = await drawBoothContent(files, { range, pictures: drawn, videos })
  const pictures = await drawn
  const logo = await demoLogo(files, range)
  const newcomers = await demoNewcomers(files, range)
  const banners = await demoBanners(files, range)
  const slides = await demoSlides(files, range)
  const photos = await demoComplaintPhotos(files, range)
  let afterwards: ((tx: Db) => Promise<void>) | undefined
  const isLoaded = await transaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`)
    if (!(await isWanted(tx))) return false
    const { buyer, gym, branch, operatorId } = await demoPeople(tx, now)
    await setUpHouse(tx, { ...demoHouse, settings: { ...demoHouse.settings, logo, demoLoadedAt: now } })
    const editionId = await demoEdition(tx, shows, dates, now)
    const groups = {
      retail: await savePriceGroup(tx, PRICE_GROUPS.retail),
      gym: await savePriceGroup(tx, PRICE_GROUPS.gym),
    }
    const { ids } = await saveRange(tx, demoRange(range, { pictures, groups, editionId, now }))
    await demoPromotions(tx, { range, ids, groups, banners }, now)
    const offers = await demoNewcomerWeek(tx, { newcomers, ids }, dates, now)
    await demoLandingBanners(tx, slides, now)
    const booths = await demoExhibitors(tx, shows, { editionId, brandIds: ids.brand, videos })
    await demoSamples(tx, { editionId, range, booths, flavourIds: ids.flavour })
    await demoFeedback(tx, booths)
    await demoBoothContent(tx, contents, content, { editionId, booths, ids })
    await demoHall(tx, files, shows, editionId)
    await demoContent(tx, files, now)
    await demoCareers(tx, now)
    const snapshot = await loadSnapshot(tx)
    const retailer = { ...buyer, priceGroupId: groups.retail }
    const isFirst = await demoHistory(tx, snapshot, retailer, now)
    if (isFirst) {
      await demoComplaints(tx, { catalogue, buyer, operatorId, photos, now })
      await demoDeliveries(tx, snapshot, operatorId, now)
      await demoOutlet(tx, { range, flavourIds: ids.flavour, snapshot, userId: operatorId, now })
      await demoOwnLists(tx, snapshot, retailer, now)
      await demoWeekOrder(tx, snapshot, retailer, offers, now)
      await demoOutletOrder(tx, snapshot, retailer, dayIn(now, demoHouse.settings.timeZone), now)
      await demoSurveys(tx, { brandIds: [...ids.brand.values()], buyer, gym, branch, operatorId, now })
      await demoNews(tx, snapshot, { userId: operatorId, priceGroupId: groups.retail, now })
      await demoApi(tx, bus, snapshot, retailer, now)
      afterwards = next => demoStockEndpoint(next, snapshot, retailer, now)
    }
    await demoBonus(tx, now)
    const edition = await editionOf(tx, editionId)
    const awardCategories = await demoAwards(tx, files, { edition, snapshot }, now)
    const highlights = [...content.highlights.values()].reduce((all, cards) => all + cards.length, 0)
    await demoRewards(tx, editionId, { highlights, awardCategories })
    return true
  })
  if (afterwards) await transaction(db, afterwards)
  await shop.reload()
  await catalogue.reload()
  await promotions.reload()
  await shows.reload()
  await weeks.reload()
  contents.drop()
  return isLoaded
}
