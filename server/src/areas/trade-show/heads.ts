import { showDays } from '@fairfloor/domain/day'
import type { Language } from '@fairfloor/domain/language'
import { titles } from '@fairfloor/domain/trade-show/titles'
import type { PageHead } from '../../platform/page-heads.ts'
import type { Platform } from '../../platform/parts.ts'
import { type SharePicture, sharedLogo } from '../../platform/share-pictures.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { type LiveShop, signalOf } from '../seller/index.ts'
import { headTexts } from './head-texts.ts'
import { scenePicture } from './scene-picture.ts'
import type { Show, Shows } from './show.ts'

/** What the house has written on the teaser of the show. */
export type TeaserOf = () => Promise<{ lead: string; changedAt: Date; picture: SharePicture | undefined } | undefined>

type Deps = { shop: LiveShop; catalogue: Catalogue; shows: Shows; teaserOf: TeaserOf }

const LOBBY = 0

/** Says what browsers, search engines and messengers are told of the pages of the fair. */
export function describeTradeShow({ heads, files }: Platform, { shop, catalogue, shows, teaserOf }: Deps): void {
  heads.add('/vts', 'found', async ({ language }) => {
    const show = shows.find()
    const t = headTexts[language]
    if (!show) return { title: titles[language].fair, description: t.none }
    const written = await teaserOf()
    return {
      title: show.edition.name,
      description: `${written?.lead || t.none} ${t.teaser(daysOf(show, language), show.exhibitors.length)}`,
      ...pictured(written?.picture ?? lobbyPicture(show, language)),
      ...(written ? { changedAt: written.changedAt } : {}),
    }
  })

  const lobby = ({ language }: { language: Language }): PageHead => {
    const show = shows.find()
    const title = `${titles[language].lobby} · ${titles[language].fair}`
    if (!show) return { title, description: headTexts[language].none }
    const description = headTexts[language].lobby(show.edition.name, daysOf(show, language))
    return { title, description, ...pictured(lobbyPicture(show, language)) }
  }
  heads.add('/virtual-trade-show/lobby', 'found', lobby)
  // It leads on to the lobby.
  heads.add('/virtual-trade-show', 'shared', lobby)

  heads.add('/virtual-trade-show/exhibition/:panoNr?/:boothNr?', 'shared', ({ language, params }) => {
    const show = shows.find()
    const { fair } = titles[language]
    const t = headTexts[language]
    const booth = boothOf(show, params.boothNr)
    if (show && booth)
      return {
        title: `${booth.name} · ${show.edition.name}`,
        description: t.booth(booth.name, booth.number, show.edition.name),
        ...pictured(booth.picture ?? lobbyPicture(show, language)),
      }
    if (!show) return { title: `${t.exhibition} · ${fair}`, description: t.none }
    const description = t.teaser(daysOf(show, language), show.exhibitors.length)
    return { title: `${t.exhibition} · ${fair}`, description, ...pictured(lobbyPicture(show, language)) }
  })

  heads.add('/virtual-trade-show/information', 'found', ({ language }) => {
    const show = shows.find()
    const { information, fair } = titles[language]
    const description = show ? headTexts[language].information(show.edition.name) : headTexts[language].none
    return {
      title: `${information} · ${fair}`,
      description,
      ...pictured(show && lobbyPicture(show, language)),
    }
  })

  heads.add('/virtual-trade-show/my-fair', 'private', ({ language }) => ({ title: titles[language].myFair }))
  heads.add('/virtual-trade-show/admin/exhibitors', 'private', ({ language }) => ({
    title: titles[language].exhibitors,
  }))

  function lobbyPicture({ scenes }: Show, language: Language): SharePicture | undefined {
    const scene = scenes.get(LOBBY)
    // A show without a hall of its own has a lobby to read.
    return scene?.pictures.length ? scenePicture(files, scene, headTexts[language].hall) : undefined
  }

  /** Of a booth everybody may know whose it is, and the logo. */
  function boothOf(show: Show | undefined, boothNr: string | undefined) {
    const exhibitor = show?.exhibitorByBooth.get(Number(boothNr))
    const brand = exhibitor && catalogue.snapshot().brands.get(exhibitor.brandId)
    if (!brand) return undefined
    const { name, logo } = brand
    const stripe = signalOf(shop.current())
    const picture: SharePicture | undefined =
      logo === null
        ? undefined
        : { key: `logo-${logo}-${stripe.slice(1)}`, alt: name, make: () => sharedLogo(files, logo, stripe) }
    return { name, number: exhibitor.boothNumber, picture }
  }
}

const daysOf = ({ edition: { orderStart, orderEnd, timeZone } }: Show, language: Language): string =>
  showDays(orderStart, orderEnd, timeZone, language)

const pictured = (picture: SharePicture | undefined) => (picture ? { picture } : {})
