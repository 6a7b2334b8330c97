import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { CallError } from '../lib/call.ts'
import { EmptyState, type EmptyStateProps, ErrorState } from './EmptyState.tsx'
import { Skeleton } from './Skeleton.tsx'

/** What TanStack Query says of a query. */
export interface LoadedQuery<Data> {
  data: Data | undefined
  error: CallError | null
  refetch: () => Promise<unknown>
  isFetching?: boolean
}

/** Where there is nothing: what an EmptyState says, or something else in its place. */
export type Nothing = EmptyStateProps | ReactElement

interface LoadFailureProps {
  query: LoadedQuery<unknown>
  /** In place of a failure that says that there is no such thing (404). */
  missing?: Nothing
  /** Words a failure in one line, in place of a title with what the server says below. */
  failed?: (message: string) => string
}

interface LoadedProps<Data> extends LoadFailureProps {
  query: LoadedQuery<Data>
  /** What stands there meanwhile; a number is the height of a skeleton. */
  waiting: ReactNode
  /** In place of a list without rows, or of what `isEmpty` says is nothing. */
  empty?: Nothing
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** What a query has loaded, and until then its other states: waiting, failed with the way to try again, not there, empty. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, waiting, empty, isEmpty = hasNoRows, children, ...failure } = props
  if (query.data !== undefined) return empty && isEmpty(query.data) ? elementOf(empty) : children(query.data)
  if (query.error) return <LoadFailure query={query} {...failure} />
  return typeof waiting === 'number' ? <Skeleton height={waiting} /> : waiting
}

/** Why a query has nothing to show, and the way to try again; nothing while it may still come. */
export function LoadFailure({ query: { data, error, refetch, isFetching }, missing, failed }: LoadFailureProps) {
  if (!error || data !== undefined) return null
  if (error.status === 404 && missing) return elementOf(missing)
  const words = failed ? { title: failed(error.message) } : { detail: error.message }
  return <ErrorState {...words} onRetry={() => void refetch()} retrying={isFetching} />
}

/** Two queries as one: loaded when both are. */
export const bothLoaded = <A, B>(a: LoadedQuery<A>, b: LoadedQuery<B>): LoadedQuery<[A, B]> => ({
  data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
  error: a.error ?? b.error,
  isFetching: a.isFetching || b.isFetching,
  refetch: () => Promise.all([a.refetch(), b.refetch()]),
})

const elementOf = (nothing: Nothing) =>
  isValidElement(nothing) ? nothing : <EmptyState {...(nothing as EmptyStateProps)} />

const hasNoRows = (data: unknown): boolean => Array.isArray(data) && data.length === 0
