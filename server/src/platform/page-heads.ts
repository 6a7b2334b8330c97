import type { Language } from '@fairfloor/domain/language'
import type { Page, pages } from '@fairfloor/domain/pages'
import type { SharePicture } from './share-pictures.ts'

/** A page of the table, or `missing`: what an address without a page is answered with. */
export type PagePath = (typeof pages)[number]['path'] | 'missing'

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

type Describe = (asked: Asked) => PageHead | undefined | Promise<PageHead | undefined>

export type PageHeads = {
  /** Says what the head of a page holds. A page without one has the shop's name alone, and is private. */
  add(path: PagePath, reach: Reach, describe: Describe): void
  of(page: Page | undefined): { readonly reach: Reach; readonly describe: Describe }
}

export function makePageHeads(): PageHeads {
  const known = new Map<string, { reach: Reach; describe: Describe }>()
  return {
    add(path, reach, describe) {
      if (known.has(path)) throw new Error(`The page ${path} has a head already`)
      known.set(path, { reach, describe })
    },
    of: page => known.get(page?.path ?? 'missing') ?? { reach: 'private', describe: () => undefined },
  }
}
