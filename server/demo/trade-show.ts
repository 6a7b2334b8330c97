import { join } from 'node:path'
import { exhibitors } from '@fairfloor/brands/exhibitors'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import { type Day, dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import type { Windows } from '@fairfloor/domain/trade-show/phases'
import {
  type ExhibitorInput,
  readHall,
  type Shows,
  saveEdition,
  saveExhibitors,
  savePlan,
  saveScene,
} from '../src/areas/trade-show/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'

export type DemoEdition = '2025' | 'now'

type Videos = ReadonlyMap<string, { url: string; poster: string }>

const TIME_ZONE = 'Europe/Berlin'
const PICTURES = join(import.meta.dirname, '../../hall/pictures')

/** The dates given in the specification. */
const THE_2025_EDITION: Windows = {
  orderStart: new Date('2025-05-05T00:00:00+02:00'),
  orderEnd: new Date('2025-05-08T23:59:59+02:00'),
  confirmationStart: new Date('2025-05-09T10:00:00+02:00'),
  confirmationEnd: new Date('2025-05-16T23:59:59+02:00'),
  releaseEnd: new Date('2025-06-30T23:59:59+02:00'),
}

/** An edition that has just opened: two weeks to order, one to confirm, then until the end of release. */
function windowsAround(now: Date): Windows {
  const today = dayIn(now, TIME_ZONE)
  const at = (on: Day, time: string) => instantIn(on, time, TIME_ZONE)
  return {
    orderStart: at(daysAfter(today, -1), '00:00:00'),
    orderEnd: at(daysAfter(today, 14), '23:59:59'),
    confirmationStart: at(daysAfter(today, 15), '10:00:00'),
    confirmationEnd: at(daysAfter(today, 22), '23:59:59'),
    releaseEnd: at(daysAfter(today, 67), '23:59:59'),
  }
}

/** Makes the demo's edition the current one. @returns its id */
export function demoEdition(tx: Db, shows: Shows, edition: DemoEdition, now: Date): Promise<number> {
  const windows = edition === '2025' ? THE_2025_EDITION : windowsAround(now)
  const year = dayIn(windows.orderStart, TIME_ZONE).slice(0, 4)
  return saveEdition(tx, shows, {
    ...windows,
    name: `Virtual Trade Show ${year}`,
    timeZone: TIME_ZONE,
    isCurrent: true,
  })
}

/**
 * Gives the exhibiting brands their booths; `brandIds` and `videos` by the brands' numbers.
 * @returns the exhibitors' ids by the numbers of their booths
 */
export async function demoExhibitors(
  tx: Db,
  shows: Shows,
  { editionId, brandIds, videos }: { editionId: number; brandIds: ReadonlyMap<string, number>; videos: Videos },
): Promise<Map<number, number>> {
  const all = exhibitors.map(({ brand, boothNumber, panoNumber, organiser }): ExhibitorInput => {
    const brandId = brandIds.get(brand.erpId)
    if (brandId === undefined) throw new Error(`The range has no brand ${brand.erpId}`)
    const video = videos.get(brand.erpId)
    const place = { editionId, brandId, organiser, panoNumber, boothNumber }
    const clip = { videoUrl: video?.url ?? null, videoPoster: video?.poster ?? null }
    return { ...place, description: brand.description, ...linksOf(brand), ...clip }
  })
  const ids = await saveExhibitors(tx, shows, all)
  return new Map(all.map(({ boothNumber, brandId }) => [boothNumber, ids.get(brandId)!]))
}

const linksOf = ({ websiteUrl, youtubeUrl, twitterUrl, instagramUrl, facebookUrl }: RangeBrand) => ({
  websiteUrl,
  youtubeUrl,
  twitterUrl,
  instagramUrl,
  facebookUrl,
})

/** Loads the hall's pictures, hotspots and plan for every rendered scene. */
export async function demoHall(tx: Db, files: Files, shows: Shows, editionId: number): Promise<void> {
  const { scenes, plan } = await readHall(PICTURES)
  for (const scene of scenes) await saveScene(tx, files, shows, editionId, scene)
  if (plan) await savePlan(tx, shows, editionId, plan)
}
