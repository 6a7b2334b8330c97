import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { describedBy, Notes } from '../../ui/Field.tsx'
import styles from './SurveyPage.module.css'

interface ManyChoiceProps {
  label: string
  hint: string
  error: string | null
  options: readonly { id: number; name: string }[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  /** Side by side, where there are many short ones. */
  columns?: boolean
  /** Above the options. */
  children?: ReactNode
}

/** Several of some options, as a group of boxes. */
export function ManyChoice({ label, hint, error, options, chosen, onChange, columns, children }: ManyChoiceProps) {
  const id = useId()
  const set = (option: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, option] : chosen.filter(one => one !== option))
  return (
    <fieldset className="stack gap-2 slim" aria-describedby={describedBy(id, hint, error)}>
      <legend className={`wide ${styles.legend}`}>{label}</legend>
      {children}
      <ul
        className={`stack round-card pad-y-1 pad-x-4 ${styles.options}`}
        data-columns={columns || undefined}
        data-wrong={error !== null || undefined}
      >
        {options.map(option => (
          <li key={option.id}>
            <Checkbox
              label={option.name}
              checked={chosen.includes(option.id)}
              onChange={isOn => set(option.id, isOn)}
            />
          </li>
        ))}
      </ul>
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
