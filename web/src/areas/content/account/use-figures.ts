import { getAccountFigures } from '@fairfloor/domain/content/account-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useUser } from '../../../visit/user.ts'

export type Figures = Answer<typeof getAccountFigures>

/** What there is behind the ways of the account; asked only for users of a company. */
export const useFigures = () => useQuery({ ...queryOf(getAccountFigures, {}), enabled: Boolean(useUser()?.company) })
