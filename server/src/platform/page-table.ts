import type { Language } from '@fairfloor/domain/language'
import { findPage, type Page, type Visited } from '@fairfloor/domain/page'
import type { FastifyRequest } from 'fastify'
import type { SharePicture } from './share-pictures.ts'

/**
 * Who learns of a page: `found` by search engines, `shared` with whom somebody sends its address, `private` to who has logged
 * in.
 */
export type Reach = 'found' | 'shared' | 'private'

export type Asked = {
  readonly params: Readonly<Record<string, string>>
  readonly language: Language
  readonly now: Date
}

/** What a page says of itself to browsers, search engines and messengers. */
export type PageHead = {
  /** What the page is, without the shop. */
  readonly title: string
  /** A sentence or two, for who finds the page or is sent it. */
  readonly description?: string
  /** Left out: the shop's own picture. */
  readonly picture?: SharePicture
  /** When the page last came to say something else. */
  readonly changedAt?: Date
}

/** What a page loads as soon as it runs. Named in its head, it is on its way before. */
export type Ahead = {
  /** Modules below `web/src`, without ending. */
  readonly modules: readonly string[]
  /** Addresses that the page fetches. */
  readonly files: readonly string[]
}

export type Opened = {
  readonly params: Readonly<Record<string, string>>
  readonly request: FastifyRequest
  /** Who asks may see the page; else it shows a login or a refusal. */
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
   * Says what the head of a page holds, or that of an address without a page (`missing`). A page that nobody describes has the
   * shop's name alone, and is private.
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
