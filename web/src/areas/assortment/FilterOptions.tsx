import { useContext, useState } from 'react'
import { count } from '../../lib/format.ts'
import { Preload } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import text from '../../ui/text.module.css'
import styles from './Filters.module.css'
import { filterTexts } from './filter-texts.ts'

/** The list with a filter changed: its address, and what goes there. */
export type Way = { href: string; go: () => void }

interface OptionProps {
  label: string
  found: number
  isOn: boolean
  way: Way
  /** One of them is always set. */
  isOne?: boolean
  isBelow?: boolean
}

/** A filter to set or take away; its list is fetched as soon as one points at it. */
export function Option({ label, found, isOn, way, isOne = false, isBelow = false }: OptionProps) {
  const preload = useContext(Preload)
  const ahead = () => preload(new URL(way.href, location.href))
  return (
    <li className={isBelow ? styles.below : undefined} onMouseEnter={ahead} onTouchStart={ahead} onFocus={ahead}>
      <Checkbox
        label={label}
        checked={isOn}
        count={count(found)}
        disabled={(found === 0 && !isOn) || (isOne && isOn)}
        onChange={way.go}
      />
    </li>
  )
}

export function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className={`slim line-below pb-4 ${styles.group}`}>
      <legend className={`mb-1 ${styles.title}`}>{title}</legend>
      <ul>{children}</ul>
    </fieldset>
  )
}

const FEW = 6
const MANY = 12

interface LongGroupProps {
  title: string
  /** Label of the search in a long list. */
  find?: string
  options: readonly (OptionProps & { value: string })[]
}

/** The options that are set and the largest; the rest on demand. */
export function LongGroup({ title, find, options }: LongGroupProps) {
  const t = useTexts(filterTexts)
  const [isWhole, setWhole] = useState(false)
  const [sought, setSought] = useState('')
  const few = options.filter(({ isOn }, index) => isOn || index < FEW)
  const words = sought.trim().toLowerCase()
  const all = words ? options.filter(({ label }) => label.toLowerCase().includes(words)) : options
  return (
    <fieldset className={`slim line-below pb-4 ${styles.group}`}>
      <legend className={`mb-1 ${styles.title}`}>{title}</legend>
      {isWhole && find && options.length > MANY && (
        <TextInput
          type="search"
          icon="search"
          label={find}
          hideLabel
          placeholder={find}
          maxLength={100}
          autoComplete="off"
          value={sought}
          onChange={event => setSought(event.target.value)}
        />
      )}
      <ul className={isWhole ? styles.whole : undefined}>
        {(isWhole ? all : few).map(({ value, ...option }) => (
          <Option key={value} {...option} />
        ))}
      </ul>
      {options.length > few.length && (
        <button
          type="button"
          className={`t13 cobalt medium ${text.lined} ${styles.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t.fewer : t.more(options.length - few.length)}
        </button>
      )}
    </fieldset>
  )
}
