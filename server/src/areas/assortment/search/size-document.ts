import { searchWordsOf, wholeOf } from '@fairfloor/domain/assortment/sought-words'
import { codeKey } from '@fairfloor/domain/words'
import { LRUCache } from 'lru-cache'
import { type Category, isOffered, type Size, type Snapshot } from '../../catalogue/index.ts'

/**
 * Where a word stands: of equally close words, one that is the whole name counts more than one in the name, and that more
 * than one in the category.
 */
export const WHOLE = 0
export const NAME = 1
export const PACK = 2
export const CATEGORY = 3
export type Field = typeof WHOLE | typeof NAME | typeof PACK | typeof CATEGORY

/** Under what a size is found. Flavours that are no longer offered do not count, and a size without any is not found. */
export function documentOf(snapshot: Snapshot, size: Size, now: Date) {
  const { product } = size
  const flavours = size.flavours.filter(flavour => isOffered(flavour, now))
  if (flavours.length === 0) return { id: size.id, rank: size.rank, codes: [], texts: [] }
  const name = `${product.brand.name} ${product.name}`
  const packs = [size.name, ...flavours.map(({ name }) => name)]
  const categories = pathOf(snapshot, product.category).map(({ name }) => name)
  const codes = [size.eanCase, ...flavours.flatMap(({ sku, ean }) => [sku, ean])].filter(code => code !== null)
  return {
    id: size.id,
    rank: size.rank,
    codes,
    texts: [
      [WHOLE, product.name],
      [WHOLE, name],
      [NAME, name],
      ...packs.map(text => [PACK, text]),
      ...categories.map(text => [CATEGORY, text]),
    ] as [Field, string][],
  }
}

export type SizeDocument = ReturnType<typeof documentOf>

/** Each word of a document once, with the best field that it stands in. */
export function wordsOfDocument({ texts }: SizeDocument): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const [field, text] of texts)
    for (const word of field === WHOLE ? [wholeOf(text)] : field === NAME ? searchWordsOf(text) : wordsRead(text))
      if (!fields.has(word)) fields.set(word, field)
  return fields
}

/** The names of packs, flavours and categories come again and again. */
const known = new LRUCache<string, readonly string[]>({ max: 2000 })

function wordsRead(text: string): readonly string[] {
  const words = known.get(text) ?? searchWordsOf(text)
  known.set(text, words)
  return words
}

export const codesOfDocument = ({ codes }: SizeDocument): string[] => [...new Set(codes.map(codeKey).filter(Boolean))]

/** Changes when the document does (FNV-1a, 31 bits). */
export function printOf({ rank, codes, texts }: SizeDocument): number {
  let hash = 0x811c9dc5
  for (const text of [String(rank), ...codes, '', ...texts.flat().map(String)]) {
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    hash = Math.imul(hash ^ 0xffff, 0x01000193)
  }
  return hash >>> 1
}

function pathOf({ categories }: Snapshot, category: Category): Category[] {
  const parent = categories.get(category.parentId ?? 0)
  return parent ? [...pathOf({ categories } as Snapshot, parent), category] : [category]
}
