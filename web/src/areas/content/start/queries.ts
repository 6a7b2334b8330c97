import * as contract from '@fairfloor/domain/content/start-contract'
import { queryOf } from '../../../lib/query.ts'

/** A page that was left open says what holds when its reader comes back. */
const back = { refetchOnWindowFocus: true } as const

export const openQuery = { ...queryOf(contract.getOpenSums, {}), ...back }
export const lastOrderQuery = { ...queryOf(contract.getLastOrder, {}), ...back }
export const arrivalsQuery = { ...queryOf(contract.getArrivals, {}), ...back }
export const newsQuery = { ...queryOf(contract.getNews, {}), ...back }
export const goneQuery = { ...queryOf(contract.getGone, {}), ...back }
export const comingQuery = { ...queryOf(contract.getComing, {}), ...back }
