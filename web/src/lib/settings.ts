import type { Answer } from '@fairfloor/domain/endpoint'
import { getSettings } from '@fairfloor/domain/seller/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from './query.ts'

export type Settings = Answer<typeof getSettings>

/** Whose shop this is; it comes with the page, and a visit does not ask again. */
export const settingsQuery = { ...queryOf(getSettings, {}), staleTime: Number.POSITIVE_INFINITY }

/** Undefined only where a page came without its first data. */
export const useSettings = (): Settings | undefined => useQuery(settingsQuery).data
