import { TextInput } from './TextInput.tsx'

interface SearchInputProps {
  /** Read out, and shown while nothing is typed. */
  label: string
  value: string
  onChange: (text: string) => void
}

/** Narrows what stands below it while the reader types. */
export const SearchInput = ({ label, value, onChange }: SearchInputProps) => (
  <search>
    <TextInput
      type="search"
      icon="search"
      label={label}
      hideLabel
      placeholder={label}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </search>
)
