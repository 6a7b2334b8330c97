import type { Query } from '../page.ts'

export const FAIR = '/virtual-trade-show'
export const LOBBY = `${FAIR}/lobby`
export const INFORMATION = `${FAIR}/information`
export const MY_FAIR = `${FAIR}/my-fair`
export const EXHIBITION = `${FAIR}/exhibition`

/** Names of a booth's tabs in addresses. */
export const TABS = ['VIDEO', 'HIGHLIGHT', 'ORDER', 'FEEDBACK', 'MEDIA', 'NEW', 'SAMPLES', 'AWARDS'] as const
export type TabName = (typeof TABS)[number]

export const sceneAddress = (panoNr?: number): string => (panoNr === undefined ? EXHIBITION : `${EXHIBITION}/${panoNr}`)

/** The address in front of a booth with its popup closed. */
export const standAddress = (panoNr: number, boothNr: number): string => `${EXHIBITION}/${panoNr}/${boothNr}`

/** The address of a booth with its popup open. */
export const boothAddress = (panoNr: number, boothNr: number, popup: TabName = 'VIDEO'): string =>
  `${EXHIBITION}/${panoNr}/${boothNr}?popup=${popup}`

/** The address of a scene with a vitrine open. */
export const vitrineAddress = (panoNr: number, vitrine: number): string => `${EXHIBITION}/${panoNr}?vitrine=${vitrine}`

/** The address of a booth, opened at one of its products. */
export const productAddress = (at: { pano_nr: number; booth_number: number; product_size_id: number }): string =>
  `${boothAddress(at.pano_nr, at.booth_number, 'ORDER')}&productSize_id=${at.product_size_id}`

/** The lobby with a login that leads to an address of the show. */
export const loginAddress = (target: string): string => `${LOBBY}?target=${encodeURIComponent(target)}`

/** The lobby with the guided tour open. */
export const tourAddress = `${LOBBY}?tour=on`
export const isTourAsked = (query: Query): boolean => query.get('tour') === 'on'

/** The scene of an exhibition address; the first one by default. */
export const panoNrIn = (params: { panoNr?: string }): number => wholeNumber(params.panoNr) ?? 1

/** The parsed exhibition address; an invalid number means the scene's start. */
export function readAddress(params: { panoNr?: string; boothNr?: string }, query: Query) {
  const productSizeId = wholeNumber(query.get('productSize_id'))
  const popup = query.get('popup')?.toUpperCase()
  const tab = TABS.find(name => name === popup) ?? (productSizeId === undefined ? 'VIDEO' : 'ORDER')
  return {
    panoNr: panoNrIn(params),
    boothNr: wholeNumber(params.boothNr),
    productSizeId,
    /** The open vitrine of the showcase. */
    vitrineId: wholeNumber(query.get('vitrine')) || undefined,
    /** Undefined: the popup is closed. */
    popup: popup === undefined && productSizeId === undefined ? undefined : tab,
  }
}

const wholeNumber = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
