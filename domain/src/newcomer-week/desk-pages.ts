import { listPlace } from '../list-address.ts'
import { ask, page } from '../page.ts'
import { weekIdIn } from './desk-address.ts'
import { getDeskWeek, getDeskWeeks, getWeekBackorders, getWeekFigures } from './desk-reads-contract.ts'

export const newcomerWeeksDeskPage = page('/admin/newcomer-weeks', {
  module: 'areas/newcomer-week/WeeksDeskPage',
  who: 'operator',
  data: () => [ask(getDeskWeeks, {})],
})

export const newcomerWeekDeskPage = page('/admin/newcomer-weeks/:newcomerWeek', {
  module: 'areas/newcomer-week/WeekDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const id = weekIdIn(params.newcomerWeek)
    return id === undefined ? [] : [ask(getDeskWeek, { params: { id } })]
  },
})

export const weekBackordersDeskPage = page('/admin/newcomer-weeks/:newcomerWeek/backorders', {
  module: 'areas/newcomer-week/WeekBackordersDeskPage',
  who: 'operator',
  data: ({ params, query }) => {
    const id = weekIdIn(params.newcomerWeek)
    return id === undefined
      ? []
      : [ask(getWeekBackorders, { params: { id }, query: { place: listPlace(query).place } })]
  },
})

export const weekFiguresDeskPage = page('/admin/newcomer-weeks/:newcomerWeek/figures', {
  module: 'areas/newcomer-week/WeekFiguresDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const id = weekIdIn(params.newcomerWeek)
    return id === undefined ? [] : [ask(getWeekFigures, { params: { id } })]
  },
})
