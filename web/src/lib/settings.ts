import type { Answer } from '@fairfloor/domain/endpoint'
import { getSettings } from '@fairfloor/domain/seller/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query.ts'

export type Settings = Answer<typeof getSettings>

/** The seller's settings; they are embedded in the page and never refetched. */
export const settingsQuery = { ...queryOf(getSettings, {}), staleTime: Number.POSITIVE_INFINITY }

/** Undefined only if a page came without its first data. */
export const useSettings = (): Settings | undefined => useQuery(settingsQuery).data
