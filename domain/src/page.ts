import type { CallInput, Endpoint, Shapes } from './endpoint.ts'

/** A call without a body. */
type Read = Endpoint<Shapes & { readonly body?: undefined }>

/** A read with its arguments. The browser's query, its cache key and the data embedded by the server all come from this pair. */
export type Ask<E extends Read = Read> = readonly [endpoint: E, input: CallInput<E>]

export const ask = <E extends Read>(endpoint: E, input: CallInput<E>): Ask<E> => [endpoint, input]

/** The query of an address; `URLSearchParams` fits. */
export type Query = { get(name: string): string | null }

type Names<Path extends string> = Path extends `${string}/:${infer Name}/${infer More}`
  ? Name | Names<`/${More}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

type Params<Path extends string> = {
  readonly [Name in Names<Path> as Name extends `${string}?` ? never : Name]: string
} & { readonly [Name in Names<Path> as Name extends `${infer Optional}?` ? Optional : never]?: string }

type Visit<Path extends string> = { readonly params: Params<Path>; readonly query: Query }

type Declaration<Path extends string> = {
  /** Module of the page below `web/src`, without extension; its export has the file's name. */
  readonly module: string
  /** Module of the route table with the page, if it is neither the app's own table nor the operator's. */
  readonly table?: string
  /** Who the page is for; everyone by default. Visitors are asked to log in, others see that it is not for them. */
  readonly who?: 'users' | 'operator'
  /** Shown without the shop's header, and without its footer unless it says so. */
  readonly alone?: true | 'with footer'
  /** The page's first queries, by its address. */
  data?(visit: Visit<Path>): readonly Ask[]
  /** Further first queries, which only buyers may make. */
  buyersData?(visit: Visit<Path>): readonly Ask[]
}

/**
 * A page that the browser can open. The server answers it with 200 and puts the page's module and first data into the
 * HTML; the browser's router shows it.
 */
export type Page<Path extends string = string> = Declaration<Path> & {
  /** Parameters are written `:name`, optional ones `:name?`. */
  readonly path: Path
}

export const page = <const Path extends string>(path: Path, declaration: Declaration<Path>): Page<Path> => ({
  path,
  ...declaration,
})

export type Visited = { readonly page: Page; readonly params: Readonly<Record<string, string>> }

/** The page of a path (without query) and its parameters; undefined where none matches. Of several the one with fewest parameters. */
export function findPage(pages: readonly Page[], pathname: string): Visited | undefined {
  const segments = pathname.split('/').filter(Boolean)
  const fitting = pages.flatMap(page => {
    const params = fit(page.path.split('/').filter(Boolean), segments)
    return params ? [{ page, params }] : []
  })
  const countOf = ({ params }: Visited) => Object.keys(params).length
  return fitting.sort((a, b) => countOf(a) - countOf(b))[0]
}

function fit(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  if (segments.length > pattern.length) return undefined
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i]
    if (segment === undefined) {
      if (!part.endsWith('?')) return undefined
    } else if (part.startsWith(':')) {
      const value = decoded(segment)
      if (value === undefined) return undefined
      params[part.replace(/^:|\?$/g, '')] = value
    } else if (part !== segment) return undefined
  }
  return params
}

/** A decoded part of an address; undefined if it is malformed. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The first queries of a page at an address; those of buyers, too, where the reader is one. */
export const firstAsks = ({ page, params }: Visited, query: Query, isBuyer = false): readonly Ask[] => [
  ...(page.data?.({ params, query }) ?? []),
  ...((isBuyer && page.buyersData?.({ params, query })) || []),
]
