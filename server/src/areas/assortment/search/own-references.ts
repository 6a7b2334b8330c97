import { typedCode } from '@fairfloor/domain/assortment/search-words'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Snapshot } from '../../catalogue/index.ts'
import type { KeptReferences, OwnReferences } from '../../customer-api/index.ts'
import { type References, reachesOf } from './search.ts'
import { indexOf } from './size-index.ts'

/** The viewer's own references if a term finds one of them; otherwise undefined: what everybody finds is theirs, too. */
export type ReferencesOf = (viewer: Viewer, snapshot: Snapshot, term: string) => Promise<References | undefined>

export function findReferences(references: Pick<KeptReferences, 'of'>): ReferencesOf {
  const indexes = new WeakMap<OwnReferences, { readonly of: Snapshot['brands']; readonly index: References }>()

  function indexFor(own: OwnReferences, snapshot: Snapshot): References {
    const known = indexes.get(own)
    if (known?.of === snapshot.brands) return known.index
    const index = indexOfReferences(own, snapshot)
    indexes.set(own, { of: snapshot.brands, index })
    return index
  }

  return async ({ customerId }, snapshot, term) => {
    if (customerId === null) return undefined
    const own = await references.of(customerId)
    if (own.size === 0) return undefined
    const index = indexFor(own, snapshot)
    const code = typedCode(term)
    return reachesOf(code).some(reach => index.withCode(code, reach).ids.length > 0) ? index : undefined
  }
}

function indexOfReferences(own: OwnReferences, { flavours }: Snapshot): References {
  const codes = new Map<number, { id: number; rank: number; codes: string[] }>()
  for (const [flavourId, reference] of own) {
    const size = flavours.get(flavourId)?.size
    if (!size) continue
    const known = codes.get(size.id)
    if (known) known.codes.push(reference)
    else codes.set(size.id, { id: size.id, rank: size.rank, codes: [reference] })
  }
  return indexOf([...codes.values()], size => ({ ...size, texts: [] }))
}
