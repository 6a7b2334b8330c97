import * as z from 'zod'
import { columnKey } from '../../../platform/sheets/source.ts'

/** The fields of a flavour, its size, product and brand that a file can set. docs/import.md explains each. */
export const targets = [
  'brand',
  'brand_erp_id',
  'category',
  'product',
  'product_erp_id',
  'description',
  'is_new',
  'vat_class',
  'countries',
  'size',
  'size_erp_id',
  'unit_value',
  'unit_name',
  'units_per_case',
  'order_multiple',
  'min_quantity',
  'regular_price',
  'current_price',
  'show_price',
  'msrp',
  'ean_case',
  'weight_g',
  'cases_per_layer',
  'cases_per_pallet',
  'deposit_class',
  'ready_millilitres',
  'has_label',
  'gym_assortment',
  'promotion_text',
  'rank',
  'flavour',
  'flavour_erp_id',
  'sku',
  'ean',
  'stock',
  'eta',
  'discontinued',
] as const
export type Target = (typeof targets)[number]

const pattern = z
  .string()
  .max(500)
  .refine(isPattern, 'is no regular expression')
  .transform(text => new RegExp(text, 'iu'))

const constant = z.union([z.string(), z.number(), z.boolean()])

const rule = z.strictObject({
  column: z.string().optional(),
  /** Several columns joined to one text. */
  columns: z.array(z.string()).min(1).optional(),
  join: z.string().default(' '),
  /** Takes the first group of a match, or nothing. */
  match: pattern.optional(),
  /** Removes matches. */
  remove: pattern.optional(),
  /** Replaces single values. */
  values: z.record(z.string(), constant).optional(),
  /** Prefix for non-empty values. */
  prefix: z.string().optional(),
  /** Separates the names of a category's path. */
  split: z.string().min(1).optional(),
  /** Default for an empty cell. */
  default: constant.optional(),
})
export type Rule = z.infer<typeof rule>

const field = z.union([z.string().transform((column): Rule => ({ column, join: ' ' })), rule])

const mapping = z.strictObject({
  $schema: z.string().optional(),
  /** Name of the source; entities without an ERP number are remembered under it. */
  source: z.string().trim().min(1).max(100),
  columns: z.partialRecord(z.enum(targets), field).optional(),
  /** Columns that together identify a product, size or flavour. */
  key: z
    .strictObject({
      product: z.array(z.string()).min(1).optional(),
      size: z.array(z.string()).min(1).optional(),
      flavour: z.array(z.string()).min(1).optional(),
    })
    .default({}),
  currency: z.strictObject({ sign: z.string().min(1), rate: z.number().positive().max(10_000) }).optional(),
  decimal: z.enum(['.', ',']).optional(),
  /** The price group; list prices without it. */
  price_group: z.string().trim().min(1).optional(),
  without_price: z.enum(['refuse', 'take']).default('refuse'),
  mend_characters: z.boolean().default(true),
  delimiter: z.string().length(1).optional(),
  encoding: z.string().optional(),
  sheet: z.string().optional(),
  header_row: z.int().positive().optional(),
  items: z.string().min(1).optional(),
  /** Booths of the file's brands at the current edition of the trade show. */
  exhibitors: z
    .array(
      z.strictObject({
        brand: z.string().trim().min(1),
        booth_number: z.int().positive(),
        pano_number: z.int().nonnegative(),
        description: z.string().optional(),
      }),
    )
    .default([]),
})

/** How a file is read. Without `columns` each column has the name of its target. */
export type Mapping = z.infer<typeof mapping>

/** Thrown for an invalid mapping; the message names each fault. */
export class WrongMapping extends Error {}

/** @throws WrongMapping */
export function readMapping(json: unknown): Mapping {
  const read = mapping.safeParse(json)
  if (read.success) return read.data
  const issues = read.error.issues.map(issue => `${issue.path.join('.') || 'mapping'}: ${issue.message}`)
  throw new WrongMapping(`The mapping does not fit: ${issues.join('; ')}`)
}

/** The columns of each target. */
export type Columns = Partial<Record<Target, Rule>>

/** The mapping's columns; without any, those of the file named like a target. */
export function columnsOf({ columns }: Mapping, names: readonly string[] | undefined): Columns {
  if (columns) return columns
  const present = new Set(names?.map(columnKey))
  const plain = targets.filter(target => !names || present.has(columnKey(target)))
  return Object.fromEntries(plain.map(target => [target, { column: target, join: ' ' }]))
}

/** The names of columns by which the row with the names is found. */
export const wantedNames = (mapping: Mapping): readonly string[] => {
  const named = namedBy(mapping)
  return named.length > 0 ? named : targets
}

const namedBy = ({ columns = {}, key }: Mapping): readonly string[] => [
  ...Object.values(columns).flatMap(rule => rule.columns ?? rule.column ?? []),
  ...Object.values(key).flat(),
]

/** @throws WrongMapping with the missing columns and those that exist */
export function guardColumns(mapping: Mapping, names: readonly string[] | undefined): void {
  if (!names) return
  const present = new Set(names.map(columnKey))
  const missing = [...new Set(namedBy(mapping).filter(name => !present.has(columnKey(name))))]
  if (missing.length > 0)
    throw new WrongMapping(
      `The file has no column ${missing.join(', ')}. Its columns are: ${names.join(', ')}. If they are named in another row, the mapping can say which: \`header_row\`.`,
    )
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'iu'))
  } catch {
    return false
  }
}
