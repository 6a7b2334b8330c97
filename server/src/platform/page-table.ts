import type { Language } from '@fairfloor/domain/language'
import { findPage, type Page, type Query, type Visited } from '@fairfloor/domain/page'
import type { FastifyRequest } from 'fastify'
import type { SharePicture } from './share-pictures.ts'

/** Visibility of a page: `found` by search engines, `shared` with link previews, `private` for logged-in users. */
export type Reach = 'found' | 'shared' | 'private'

export type Asked = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly language: Language
  readonly now: Date
}

/** A page's metadata for browsers, search engines and messengers. */
export type PageHead = {
  /** Title of the page, without the shop. */
  readonly title: string
  /** A sentence or two for search results and link previews. */
  readonly description?: string
  /** Default: the shop's own picture. */
  readonly picture?: SharePicture
  /** The address names nothing that there is: it is answered with 404. */
  readonly isNothing?: boolean
  /** When the page's content last changed. */
  readonly changedAt?: Date
}

/** What a page loads as soon as it runs; named in its head, so that it is preloaded. */
export type Ahead = {
  /** Modules below `web/src`, without extension. */
  readonly modules: readonly string[]
  /** Addresses that the page fetches. */
  readonly files: readonly string[]
  /** The first picture that it shows, by media query, as a `srcset` for the width of the screen. */
  readonly pictures?: readonly { readonly media: string; readonly srcSet: string }[]
  /** Addresses of what fills the screen until the page's code runs, in landscape and in portrait. */
  readonly still?: { readonly wide: string | undefined; readonly tall: string | undefined }
}

export type Opened = {
  readonly params: Readonly<Record<string, string>>
  readonly request: FastifyRequest
  /** Whether the viewer may see the page; otherwise it shows a login or a refusal. */
  readonly isOpen: boolean
}

type Described = {
  readonly reach: Reach
  readonly head: (asked: Asked) => PageHead | undefined | Promise<PageHead | undefined>
  readonly ahead?: (opened: Opened) => Ahead | undefined
}

export type PageTable = {
  readonly all: readonly Page[]
  /** The page of a path without query. */
  find(pathname: string): Visited | undefined
  /**
   * Describes the head of a page, or that of an address without a page (`missing`). A page without a description has
   * only the shop's name as title, and is private.
   */
  describe(page: Page | 'missing', reach: Reach, head: Described['head'], ahead?: Described['ahead']): void
  of(page: Page | undefined): Described
}

export function makePageTable(all: readonly Page[]): PageTable {
  const known = new Map<Page | 'missing', Described>()
  return {
    all,
    find: pathname => findPage(all, pathname),
    describe(page, reach, head, ahead) {
      if (page !== 'missing' && !all.includes(page)) throw new Error(`The page ${page.path} is in no list of pages`)
      if (known.has(page)) throw new Error(`The page ${page === 'missing' ? page : page.path} has a head already`)
      known.set(page, { reach, head, ...(ahead ? { ahead } : {}) })
    },
    of: page => known.get(page ?? 'missing') ?? { reach: 'private', head: () => undefined },
  }
}
