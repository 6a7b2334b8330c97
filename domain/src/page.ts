import type { CallInput, Endpoint, Shapes } from './endpoint.ts'

/** A call that takes no body. */
type Read = Endpoint<Shapes & { readonly body?: undefined }>

/** A call that reads, and what it takes. The browser's query, its key and the data that the server embeds are made from this one pair. */
export type Ask<E extends Read = Read> = readonly [endpoint: E, input: CallInput<E>]

export const ask = <E extends Read>(endpoint: E, input: CallInput<E>): Ask<E> => [endpoint, input]

/** What an address holds behind its question mark; `URLSearchParams` is one. */
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
  /** Module of the page below `web/src`, without ending; its export has the file's name. */
  readonly module: string
  /** Whom the page is for; everyone where it is left out. Visitors are asked to log in, others are told that they may not. */
  readonly who?: 'users' | 'operator'
  /** Without the shop around it. */
  readonly alone?: true
  /** What the page asks for first, as its address says. */
  data?(visit: Visit<Path>): readonly Ask[]
}

/**
 * A page that the browser can ask for. The server answers it with 200 and puts the page's module and first data into the HTML;
 * the browser's router shows it.
 */
export type Page<Path extends string = string> = Declaration<Path> & {
  /** Names its parameters as `:name`, those that may be left out as `:name?`. */
  readonly path: Path
}

export const page = <const Path extends string>(path: Path, declaration: Declaration<Path>): Page<Path> => ({
  path,
  ...declaration,
})

export type Visited = { readonly page: Page; readonly params: Readonly<Record<string, string>> }

/** The page of a path (without query) and the values of its parameters, as few as may be; undefined where no page fits. */
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

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** What a page asks for first at an address. */
export const firstAsks = ({ page, params }: Visited, query: Query): readonly Ask[] =>
  page.data?.({ params, query }) ?? []
