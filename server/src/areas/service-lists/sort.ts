type Named = {
  readonly brand_name: string
  readonly product_size_name: string
  readonly product_attribute_name?: string
}

/** By brand, product and flavour; without a collator, whose comparing would take longer than all the rest. */
export const byName = (a: Named, b: Named): number =>
  compare(a.brand_name, b.brand_name) ||
  compare(a.product_size_name, b.product_size_name) ||
  compare(a.product_attribute_name ?? '', b.product_attribute_name ?? '')

type Expected = { readonly row: Named & { readonly eta_date: string | null } }

const NEVER = '9999'
/** The next to come first; what has no day is last. */
export const byEta = ({ row: a }: Expected, { row: b }: Expected): number =>
  compare(a.eta_date ?? NEVER, b.eta_date ?? NEVER) || byName(a, b)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
