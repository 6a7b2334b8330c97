import { ask, page } from '../page.ts'
import { getAvailableSoon, getDiscontinued, getEtas, getJustIn, getPriceChanges, getServiceNews } from './contract.ts'
import { listQuery } from './list-address.ts'

type ListRead =
  | typeof getEtas
  | typeof getJustIn
  | typeof getPriceChanges
  | typeof getDiscontinued
  | typeof getAvailableSoon

const list = <const Path extends string>(path: Path, read: ListRead) =>
  page(path, {
    module: 'areas/service-lists/ServiceListPage',
    who: 'users',
    data: ({ query }) => [ask(read, { query: listQuery(query) })],
  })

export const serviceCenterPage = page('/service-center', {
  module: 'areas/service-lists/ServiceCenterPage',
  who: 'users',
  data: () => [ask(getServiceNews, {})],
})

// Each list has two addresses; the menus link to those of the service centre.
export const justInPage = list('/service-center/just-in', getJustIn)
export const etaPage = list('/service-center/eta', getEtas)
export const priceChangePage = list('/service-center/price-change', getPriceChanges)
export const discontinuedPage = list('/service-center/discontinued', getDiscontinued)
export const availableSoonPage = list('/service-center/available-soon', getAvailableSoon)
export const shortJustInPage = list('/just-in', getJustIn)
export const shortEtaPage = list('/eta', getEtas)
export const shortPriceChangePage = list('/price-change', getPriceChanges)
export const shortDiscontinuedPage = list('/discontinued', getDiscontinued)
export const shortAvailableSoonPage = list('/available-soon', getAvailableSoon)
