import { showDays } from '@fairfloor/domain/day'
import type { Language } from '@fairfloor/domain/language'
import { panoNrIn } from '@fairfloor/domain/trade-show/addresses'
import { adminExhibitorsPage } from '@fairfloor/domain/trade-show/desk-pages'
import { stillOf } from '@fairfloor/domain/trade-show/flat-view'
import { LIST_COOKIE } from '@fairfloor/domain/trade-show/list-view'
import {
  exhibitionPage,
  indexPage,
  informationPage,
  lobbyPage,
  myFairPage,
  teaserPage,
} from '@fairfloor/domain/trade-show/pages'
import { LOBBY_SCENE, type Scene } from '@fairfloor/domain/trade-show/scenes'
import { titles } from '@fairfloor/domain/trade-show/titles'
import type { Ahead, Asked, Opened, PageHead } from '../../platform/page-table.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SharePicture, sharedLogo } from '../../platform/share-pictures.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { type LiveShop, signalOf } from '../seller/index.ts'
import { headTexts } from './head-texts.ts'
import { scenePicture } from './scene-picture.ts'
import type { Show, Shows } from './show.ts'

/** The organiser's text on the teaser of the show. */
export type TeaserOf = (
  asked: Asked,
) => Promise<{ lead: string; changedAt: Date; picture: SharePicture | undefined } | undefined>

type Deps = { shop: LiveShop; catalogue: Catalogue; shows: Shows; teaserOf: TeaserOf }

/** Page heads of the fair, for browsers, search engines and messengers. */
export function describeTradeShow({ pages, files }: Platform, { shop, catalogue, shows, teaserOf }: Deps): void {
  pages.describe(teaserPage, 'found', async asked => {
    const { language } = asked
    const show = shows.find()
    const t = headTexts[language]
    if (!show) return { title: titles[language].fair, description: t.none }
    const written = await teaserOf(asked)
    return {
      title: show.edition.name,
      description: `${written?.lead || t.none} ${t.teaser(daysOf(show, language), show.exhibitors.length)}`,
      ...pictured(written?.picture ?? lobbyPicture(show, language)),
      ...(written ? { changedAt: written.changedAt } : {}),
    }
  })

  const lobby = ({ language }: Asked): PageHead => {
    const show = shows.find()
    const title = `${titles[language].lobby} · ${titles[language].fair}`
    if (!show) return { title, description: headTexts[language].none }
    const description = headTexts[language].lobby(show.edition.name, daysOf(show, language))
    return { title, description, ...pictured(lobbyPicture(show, language)) }
  }
  pages.describe(lobbyPage, 'found', lobby, asked => panoramaOf(LOBBY_SCENE, asked))
  // It redirects to the lobby.
  pages.describe(indexPage, 'shared', lobby)

  const exhibition = ({ language, params }: Asked): PageHead => {
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
  }
  pages.describe(exhibitionPage, 'shared', exhibition, asked => panoramaOf(panoNrIn(asked.params), asked))

  pages.describe(informationPage, 'found', ({ language }) => {
    const show = shows.find()
    const { information, fair } = titles[language]
    const description = show ? headTexts[language].information(show.edition.name) : headTexts[language].none
    return {
      title: `${information} · ${fair}`,
      description,
      ...pictured(show && lobbyPicture(show, language)),
    }
  })

  pages.describe(myFairPage, 'private', ({ language }) => ({ title: titles[language].myFair }))
  pages.describe(adminExhibitorsPage, 'private', ({ language }) => ({
    title: titles[language].exhibitors,
  }))

  /** The viewer's code and the pictures that it shows first; nothing for readers of the list view. */
  function panoramaOf(panoNr: number, { request, params, isOpen }: Opened): Ahead | undefined {
    if (request.cookies[LIST_COOKIE] === '1') return undefined
    const scene = isOpen ? shows.find()?.scenes.get(panoNr) : undefined
    // The viewer waits for this picture only where sharper tiles follow.
    const [narrowest] = scene?.tiles ? scene.pictures.toSorted((a, b) => a.width - b.width) : []
    return {
      modules: ['panorama/Viewer'],
      files: narrowest ? [narrowest.url] : [],
      // Before a booth the view is turned to it.
      ...(scene && params.boothNr === undefined && { still: stillAhead(scene, request.url) }),
    }
  }

  function lobbyPicture({ scenes }: Show, language: Language): SharePicture | undefined {
    const scene = scenes.get(LOBBY_SCENE)
    // Without a hall the lobby is a text page.
    return scene?.pictures.length ? scenePicture(files, scene, headTexts[language].hall) : undefined
  }

  /** A booth's exhibitor and logo are public. */
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

function stillAhead(scene: Scene, url: string): Ahead['still'] {
  const view = new URL(url, 'http://shop').searchParams.get('view')
  return { wide: stillOf(scene, 'wide', view), tall: stillOf(scene, 'tall', view) }
}

const daysOf = ({ edition: { orderStart, orderEnd, timeZone } }: Show, language: Language): string =>
  showDays(orderStart, orderEnd, timeZone, language)

const pictured = (picture: SharePicture | undefined) => (picture ? { picture } : {})
