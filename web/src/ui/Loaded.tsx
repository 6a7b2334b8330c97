import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { CallError } from '../lib/call.ts'
import { errorWords } from '../lib/error-words.ts'
import { EmptyState, type EmptyStateProps, ErrorState } from './EmptyState.tsx'
import { Skeleton } from './Skeleton.tsx'

/** The relevant part of a TanStack query result. */
export interface LoadedQuery<Data> {
  data: Data | undefined
  error: CallError | null
  refetch: () => Promise<unknown>
  isFetching?: boolean
}

/** Shown for an empty result: the props of an EmptyState, or another element. */
export type Nothing = EmptyStateProps | ReactElement

interface LoadFailureProps {
  query: LoadedQuery<unknown>
  /** Replaces the error for 404. */
  missing?: Nothing
  /** Shows an error as one line, instead of a title with the server's text below. */
  failed?: (message: string) => string
}

interface LoadedProps<Data> extends LoadFailureProps {
  query: LoadedQuery<Data>
  /** Shown while loading; a number is the height of a skeleton. */
  waiting: ReactNode
  /** Shown for a list without rows, or if `isEmpty` says so. */
  empty?: Nothing
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** Renders a query's data, and until then its other states: loading, failed with a retry button, not found, empty. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, waiting, empty, isEmpty = hasNoRows, children, ...failure } = props
  if (query.data !== undefined) return empty && isEmpty(query.data) ? elementOf(empty) : children(query.data)
  if (query.error) return <LoadFailure query={query} {...failure} />
  return typeof waiting === 'number' ? <Skeleton height={waiting} /> : waiting
}

/** The error of a query with a retry button; nothing while it is loading. */
export function LoadFailure({ query: { data, error, refetch, isFetching }, missing, failed }: LoadFailureProps) {
  if (!error || data !== undefined) return null
  if (error.status === 404 && missing) return elementOf(missing)
  const said = errorWords(error)
  const words = failed ? { title: failed(said) } : { detail: said }
  return <ErrorState {...words} onRetry={() => void refetch()} retrying={isFetching} />
}

/** Combines two queries: loaded when both are. */
export const bothLoaded = <A, B>(a: LoadedQuery<A>, b: LoadedQuery<B>): LoadedQuery<[A, B]> => ({
  data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
  error: a.error ?? b.error,
  isFetching: a.isFetching || b.isFetching,
  refetch: () => Promise.all([a.refetch(), b.refetch()]),
})

const elementOf = (nothing: Nothing) =>
  isValidElement(nothing) ? nothing : <EmptyState {...(nothing as EmptyStateProps)} />

const hasNoRows = (data: unknown): boolean => Array.isArray(data) && data.length === 0
