/** The pages of a list that were on the screen, and how high each was: the way back finds the same place. */
export interface KeptPages {
  /** The list, so that another list at the same entry of the history begins at its own first page. */
  readonly list: string
  readonly from: number
  readonly to: number
  /** Pixels by page. */
  readonly heights: Readonly<Record<number, number>>
}

const STORED = 'list-pages'
const MOST = 50

function read(): Map<string, KeptPages> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, KeptPages][])
  } catch {
    return new Map()
  }
}

/** The pages of a list at an entry of the history. */
export function keptPages(entry: string, list: string): KeptPages | undefined {
  const pages = read().get(entry)
  return pages?.list === list ? pages : undefined
}

export function keepPages(entry: string, pages: KeptPages): void {
  const kept = read()
  kept.delete(entry)
  kept.set(entry, pages)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...kept]))
  } catch {
    // Without storage a reloaded list begins at the page of its address.
  }
}
