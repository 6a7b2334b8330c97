import type { Target } from './mapping.ts'
import type { SaidPrices } from './prices.ts'

/** What a row says about a flavour and everything above it. Undefined fields stay as they are. */
export type Item = {
  readonly row: number
  readonly brand: { readonly erpId?: string; readonly name?: string }
  readonly product: {
    readonly erpId?: string
    /** The source's key of it, where the row has all parts of the key. */
    readonly key?: string
    /** Whether the mapping defines the columns of the key. */
    readonly isKeyed: boolean
    readonly name?: string
    /** Names from the main category down. */
    readonly category?: readonly string[]
    readonly description?: string
    readonly isNew?: boolean
    readonly vatClass?: 'standard' | 'reduced'
    readonly countries?: readonly string[] | null
  }
  readonly size: {
    readonly erpId?: string
    /** The source's key of it, where the mapping defines its columns. */
    readonly key?: string
    readonly name?: string
    readonly facts: SizeFacts
    /** Content parsed from the name; used where name or size are new. */
    readonly content?: { readonly value: number | null; readonly unit: string }
  }
  readonly prices: SaidPrices
  /** The column without a price although the mapping requires one. */
  readonly missingPrice?: Target
  readonly flavour: {
    readonly erpId?: string
    /** The source's key of it, where the row has all parts of the key. */
    readonly key?: string
    readonly isKeyed: boolean
    readonly name?: string
    readonly sku?: string
    readonly ean?: string
    readonly stock?: { readonly quantity: number; readonly eta?: string }
    /** Stock of a flavour that was never counted. */
    readonly initialStock?: number
    readonly discontinued?: boolean
  }
}

/** A size's fields besides its name and prices; the same for all of its flavours. */
export type SizeFacts = {
  readonly unitValue?: number
  readonly unitName?: string
  readonly unitsPerCase?: number
  readonly orderMultiple?: number
  readonly minQuantity?: number
  readonly eanCase?: string
  readonly weightG?: number
  readonly casesPerLayer?: number
  readonly casesPerPallet?: number
  readonly depositClass?: string
  readonly readyMillilitres?: number
  readonly hasLabel?: boolean
  readonly gymAssortment?: boolean
  readonly promotionText?: string
  readonly rank?: number
}

/** A new flavour that has no name. */
export const STANDARD_FLAVOUR = 'Standard'

/** Why a row without a needed name is refused. */
export const MISSING = 'Is missing.'

/** The names required for a new product that the row lacks. */
export const missingNames = ({ brand, product }: Item): Target[] => [
  ...(brand.name === undefined ? (['brand'] as const) : []),
  ...(product.name === undefined ? (['product'] as const) : []),
]

/** A row's own number, else its source's key. */
export const identity = (erpId: string | undefined, key: string | undefined) =>
  erpId === undefined ? key : `erp:${erpId}`

/** A brand's key; undefined if the row does not name it. */
export const brandKey = ({ erpId, name }: Item['brand']): string | undefined => identity(erpId, name?.toLowerCase())

/** Whether the row has any field of a size. */
export const speaksOfSize = ({ size, prices }: Item): boolean =>
  size.name !== undefined || [...Object.values(size.facts), ...Object.values(prices)].some(value => value !== undefined)

/** Whether the row has any field of a flavour. */
export const speaksOfFlavour = ({ flavour }: Item): boolean =>
  flavour.stock !== undefined || flavour.initialStock !== undefined || flavour.discontinued !== undefined

/** Whether the row has a number that identifies a flavour. */
export const hasNumber = ({ flavour }: Item): boolean =>
  flavour.sku !== undefined || flavour.ean !== undefined || flavour.erpId !== undefined
