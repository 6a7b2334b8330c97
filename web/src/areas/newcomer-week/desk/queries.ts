import { addressOf } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/newcomer-week/desk-contract'
import {
  newcomerWeekDeskPage,
  weekBackordersDeskPage,
  weekFiguresDeskPage,
} from '@fairfloor/domain/newcomer-week/desk-pages'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'

export const weeksQuery = queryOf(contract.getDeskWeeks, {})

export const weekQuery = (id: number) => queryOf(contract.getDeskWeek, { params: { id } })

export const choicesQuery = (search: string) => ({
  ...queryOf(contract.getWeekChoices, { query: { search } }),
  placeholderData: keepPreviousData,
})

export const weekAddressOf = (newcomerWeek: number): string =>
  addressOf(newcomerWeekDeskPage, { params: { newcomerWeek } })

export const backordersQuery = (id: number, place: string | undefined) =>
  queryOf(contract.getWeekBackorders, { params: { id }, query: { place } })

export const backordersAddressOf = (newcomerWeek: number): string =>
  addressOf(weekBackordersDeskPage, { params: { newcomerWeek } })

export const figuresQuery = (id: number) => queryOf(contract.getWeekFigures, { params: { id } })

export const figuresAddressOf = (newcomerWeek: number): string =>
  addressOf(weekFiguresDeskPage, { params: { newcomerWeek } })
