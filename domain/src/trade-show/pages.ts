import { getAwards } from '../awards/contract.ts'
import { getContentPage } from '../content/contract.ts'
import { ask, page } from '../page.ts'
import { getUserRewards } from '../rewards/contract.ts'
import { getBasket } from '../show-orders/contract.ts'
import { getPersonalRoute } from '../show-orders/personal-route-contract.ts'
import { getOrderSummary } from '../show-orders/summary-contract.ts'
import { EXHIBITION, FAIR, INFORMATION, LOBBY, MY_FAIR, readAddress } from './addresses.ts'
import {
  getBoothExhibitor,
  getExhibitors,
  getPlan,
  getScene,
  getScenes,
  getVisitedExhibitors,
  getVts,
} from './contract.ts'
import { LOBBY_SCENE } from './scenes.ts'

const theShow = ask(getVts, {})

export const teaserPage = page('/vts', {
  module: 'areas/trade-show/TeaserPage',
  alone: 'with footer',
  data: () => [theShow, ask(getContentPage, { params: { slug: 'vts' }, query: {} })],
})

export const indexPage = page(FAIR, { module: 'areas/trade-show/IndexPage', alone: true })

export const lobbyPage = page(LOBBY, {
  module: 'areas/trade-show/LobbyPage',
  alone: true,
  data: () => [theShow, ask(getScene, { params: { panoNr: LOBBY_SCENE } })],
})

export const exhibitionPage = page(`${EXHIBITION}/:panoNr?/:boothNr?`, {
  module: 'areas/trade-show/ExhibitionPage',
  who: 'users',
  alone: true,
  data: ({ params, query }) => {
    const { panoNr, boothNr, popup } = readAddress(params, query)
    return [
      theShow,
      ask(getExhibitors, {}),
      ask(getVisitedExhibitors, {}),
      ask(getPlan, {}),
      ask(getScenes, {}),
      ask(getScene, { params: { panoNr } }),
      ...(boothNr !== undefined && popup ? [ask(getBoothExhibitor, { params: { boothNumber: boothNr } })] : []),
    ]
  },
})

export const informationPage = page(INFORMATION, {
  module: 'areas/trade-show/InformationPage',
  alone: true,
  data: () => [theShow],
})

export const myFairPage = page(MY_FAIR, {
  module: 'areas/trade-show/MyFairPage',
  who: 'users',
  alone: true,
  data: () => [
    theShow,
    ask(getExhibitors, {}),
    ask(getVisitedExhibitors, {}),
    ask(getAwards, {}),
    ask(getBasket, { query: {} }),
    ask(getOrderSummary, {}),
    ask(getPersonalRoute, {}),
    ask(getUserRewards, {}),
  ],
})
