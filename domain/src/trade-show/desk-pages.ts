import { ask, page } from '../page.ts'
import { getShowFigures } from '../show-orders/figures-contract.ts'
import { FAIR } from './addresses.ts'
import { getExhibitorPlaces } from './contract.ts'
import { getEditions } from './desk-contract.ts'

export const adminExhibitorsPage = page(`${FAIR}/admin/exhibitors`, {
  module: 'areas/trade-show/ExhibitorsDeskPage',
  who: 'operator',
  data: () => [ask(getExhibitorPlaces, {}), ask(getShowFigures, {})],
})

export const editionsPage = page('/admin/editions', {
  module: 'areas/trade-show/EditionsDeskPage',
  who: 'operator',
  data: () => [ask(getEditions, {})],
})
