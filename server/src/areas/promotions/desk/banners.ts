import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrl } from '@fairfloor/domain/pictures'
import { type Banner, bannerState, isShopPath } from '@fairfloor/domain/promotions/banner'
import * as contract from '@fairfloor/domain/promotions/banner-desk-contract'
import * as shapes from '@fairfloor/domain/promotions/banner-shapes'
import { refuse } from '@fairfloor/domain/promotions/refusals'
import type { FieldError } from '@fairfloor/domain/refusal'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion, versionOf } from '../../../platform/form-version.ts'
import { type Part, partOf } from '../../../platform/keyset.ts'
import { savePicture } from '../../../platform/pictures.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { differences, mentions, writeAudit } from '../../back-office/index.ts'
import { REST, readBanners } from '../read.ts'
import { type BannerInput, removeBanner, saveBanner } from '../save-banner.ts'
import { landingBanners } from '../tables.ts'
import { checkWindow } from './check-input.ts'
import type { Deps } from './promotions.ts'

type View = Answer<typeof contract.getDeskBanner>

const ORDER: Record<'rank' | 'start' | 'title', (a: View, b: View) => number> = {
  rank: (a, b) => a.rank - b.rank || a.id - b.id,
  start: (a, b) => b.start.localeCompare(a.start),
  title: (a, b) => a.title.en.localeCompare(b.title.en),
}

/** The operator's banners of the landing. They are few and in memory. */
export function serveBannerDesk(platform: Platform, { promotions, shop }: Deps): void {
  const list = ({ query, now }: ListCall<typeof contract.getDeskBanners>, part: Part) => {
    const { search, state, sort = 'rank' } = query
    const found = promotions
      .campaigns()
      .banners.map(banner => viewOf(banner, now))
      .filter(({ title, link, state: its }) =>
        state && its !== state ? false : mentions([title.en, title.de, link ?? ''].join(' '), search),
      )
      .sort(ORDER[sort])
    const { rows: banners, listed } = partOf(found, ({ id }) => id, part)
    return { ...listed, time_zone: shop.current().timeZone, banners }
  }

  serveList(platform, contract.getDeskBanners, shapes.getDeskBanners, list, {
    name: 'banners',
    rows: ({ banners }) => banners,
    columns: [
      ['name', ({ title }) => title.en],
      ['rank', ({ rank }) => rank],
      ['link', ({ link }) => link],
      ['state', ({ state }) => state, 'word'],
      ['from', ({ start }) => start, 'instant'],
      ['until', ({ end }) => end, 'instant'],
    ],
  })

  serve(platform, contract.getDeskBanner, shapes.getDeskBanner, ({ params, now }) => {
    const banner = promotions.campaigns().banners.find(({ id }) => id === params.id)
    if (!banner) throw refuse('not_found')
    return viewOf(banner, now)
  })

  serve(platform, contract.createBanner, shapes.createBanner, async ({ body, viewer, now, transaction }) => {
    const answer = await transaction(async tx => {
      const id = await saveBanner(tx, null, checkedBanner(body, { desktop: null, phone: null }))
      const saved = await found(tx, id!)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'create banner',
        subject: saved.title.en,
        details: { after: auditView(saved) },
      })
      return viewOf(saved, now)
    })
    await promotions.reload([REST])
    return answer
  })

  serve(platform, contract.changeBanner, shapes.changeBanner, ({ params, body, viewer, now, transaction }) =>
    changed({ id: params.id, userId: viewer.userId, now, transaction }, before => {
      guardVersion(body.version, editedOf(before))
      return checkedBanner(body, before)
    }),
  )

  serve(
    platform,
    contract.setBannerPicture,
    shapes.setBannerPicture,
    async ({ params: { id, screen }, body, viewer, now, transaction }) => {
      const picture = await savePicture(platform.files, body.picture.content)
      return changed({ id, userId: viewer.userId, now, transaction }, ({ id: _, ...before }) => ({
        ...before,
        [screen]: picture,
      }))
    },
  )

  serve(platform, contract.deleteBanner, shapes.deleteBanner, async ({ params, viewer, now, transaction }) => {
    await transaction(async tx => {
      const before = await found(tx, params.id)
      await removeBanner(tx, params.id)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'delete banner',
        subject: before.title.en,
        details: { before: auditView(before) },
      })
    })
    await promotions.reload([REST])
    return { success: true } as const
  })

  type Change = {
    readonly id: number
    readonly userId: number
    readonly now: Date
    readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  }

  async function changed({ id, userId, now, transaction }: Change, inputFor: (before: Banner) => BannerInput) {
    const answer = await transaction(async tx => {
      const before = await found(tx, id)
      await saveBanner(tx, id, inputFor(before))
      const after = await found(tx, id)
      const details = differences(auditView(before), auditView(after))
      await writeAudit(tx, { at: now, userId, action: 'change banner', subject: after.title.en, details })
      return viewOf(after, now)
    })
    await promotions.reload([REST])
    return answer
  }
}

/** Also locks it: others who change it wait. @throws Refusal not_found */
async function found(tx: Db, id: number): Promise<Banner> {
  await tx.select({ id: landingBanners.id }).from(landingBanners).where(eq(landingBanners.id, id)).for('update')
  const banner = (await readBanners(tx)).find(one => one.id === id)
  if (!banner) throw refuse('not_found')
  return banner
}

/** A banner as the operator has typed it, with the pictures it has. @throws Refusal banner_incomplete, window_out_of_order */
function checkedBanner(body: contract.BannerBody, { desktop, phone }: Pick<Banner, 'desktop' | 'phone'>): BannerInput {
  const wrong: FieldError[] = (['en', 'de'] as const)
    .filter(language => body.title[language] === '')
    .map(language => ({ path: `title.${language}`, detail: 'A banner needs a title.' }))
  if (body.link !== null && !isShopPath(body.link))
    wrong.push({ path: 'link', detail: 'A link begins with / and stays in the shop.' })
  if (wrong.length > 0) throw refuse('banner_incomplete', undefined, wrong)
  const start = new Date(body.start)
  const end = body.end === null ? null : new Date(body.end)
  checkWindow(start, end)
  const { title, text, link, rank } = body
  return { title, text, link, rank, start, end, desktop, phone }
}

const viewOf = (banner: Banner, now: Date): View => ({
  id: banner.id,
  version: versionOf(editedOf(banner)),
  title: banner.title,
  text: banner.text,
  link: banner.link,
  desktop_url: banner.desktop && pictureUrl(banner.desktop, 640),
  phone_url: banner.phone && pictureUrl(banner.phone, 640),
  start: banner.start.toISOString(),
  end: banner.end?.toISOString() ?? null,
  rank: banner.rank,
  state: bannerState(banner, now),
})

/** What the form edits; pictures are saved on their own. */
const editedOf = ({ desktop: _desktop, phone: _phone, ...banner }: Banner) => banner

/** Without what follows from the clock. */
const auditView = ({ id: _, ...banner }: Banner): Record<string, unknown> => ({
  ...banner,
  start: banner.start.toISOString(),
  end: banner.end?.toISOString() ?? null,
})
