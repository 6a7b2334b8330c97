import type { ListAddress } from './list-address.ts'
import { Select } from './Select.tsx'

interface StateFilterProps<State extends string> {
  list: ListAddress
  label: string
  /** Option for all states. */
  every: string
  /** The words for the states. */
  states: Readonly<Record<State, string>>
  /** The chosen one; undefined for all. */
  value: State | undefined
  options: readonly State[]
}

/** Narrows a long list to one state, as its address says. */
export function StateFilter<State extends string>(props: StateFilterProps<State>) {
  const { list, label, every, states, value, options } = props
  return (
    <Select
      inline
      label={label}
      value={value ?? 'all'}
      options={[{ value: 'all', label: every }, ...options.map(state => ({ value: state, label: states[state] }))]}
      onChange={state => list.filter({ state: state === 'all' ? '' : state })}
    />
  )
}
