import type { Answer } from '@fairfloor/domain/endpoint'
import { currentUser } from '@fairfloor/domain/people/contract'
import type { Right } from '@fairfloor/domain/viewer'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../lib/query.ts'

export type User = NonNullable<Answer<typeof currentUser>['user']>

export const userQuery = queryOf(currentUser, {})

/** The logged-in user: null for a visitor, undefined while unknown. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data?.user
}

/** Whether the reader has a right. The server decides; pages leave out what it would refuse. */
export const useMay = (right: Right): boolean => useUser()?.rights.includes(right) ?? false

export const isOperator = (user: User | null | undefined): boolean => user?.roles.includes('ROLE_ADMIN') ?? false

/** Customer service that does not act for a customer now. */
export const isFreeAgent = (user: User | null | undefined): boolean =>
  Boolean(user?.ROLE_ALLOWED_TO_SWITCH) && user?.company === null

/** Logged in with a one-time password: a new one must be chosen first. */
export const mustChangePassword = (user: User | null | undefined): boolean =>
  user?.roles.includes('ROLE_MUST_CHANGE_PASSWORD') ?? false

/** Whether the user is staff who must set up a second factor before anything else. */
export const mustSetUpSecondFactor = (user: User | null | undefined): boolean =>
  user?.roles.includes('ROLE_MUST_SET_UP_SECOND_FACTOR') ?? false
