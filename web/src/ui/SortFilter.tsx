import type { ListAddress } from './list-address.ts'
import { Select } from './Select.tsx'

interface SortFilterProps<Sort extends string> {
  list: ListAddress
  label: string
  /** The words for the orders. */
  sorts: Readonly<Record<Sort, string>>
  /** The chosen one; undefined for the usual one. */
  value: Sort | undefined
  /** The first is the usual one, which the address leaves out. */
  options: readonly [Sort, ...Sort[]]
}

/** The order of a long list, as its address says. */
export function SortFilter<Sort extends string>({ list, label, sorts, value, options }: SortFilterProps<Sort>) {
  const [usual] = options
  return (
    <Select
      inline
      label={label}
      value={value ?? usual}
      options={options.map(sort => ({ value: sort, label: sorts[sort] }))}
      onChange={sort => list.filter({ sort: sort === usual ? '' : sort })}
    />
  )
}
