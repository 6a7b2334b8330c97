import { useId } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import { icons } from './icons.ts'
import styles from './StarRating.module.css'
import { uiTexts } from './texts.ts'

export type Stars = 1 | 2 | 3 | 4
const all: readonly Stars[] = [1, 2, 3, 4]

interface StarRatingProps {
  /** The rated question. */
  label: string
  value: Stars | null
  /** Without it the stars are read only. */
  onChange?: (stars: Stars) => void
  /** Labels beside the stars: the chosen one, or all. */
  words?: boolean
  invalid?: boolean
  disabled?: boolean
}

/** One to four whole stars. A radio group: arrow keys choose, a screen reader says 'Good, 3 stars'. */
export function StarRating({ label, value, onChange, words = true, invalid, disabled }: StarRatingProps) {
  const { stars } = useTexts(uiTexts)
  const name = useId()
  const names = { 1: stars.names.one, 2: stars.names.two, 3: stars.names.three, 4: stars.names.four }
  const said = value ? names[value] : stars.group

  if (!onChange)
    return (
      <span className="middle gap-2 inline-row" role="img" aria-label={value ? stars.rated(value) : stars.group}>
        {all.map(n => (
          <Star key={n} full={n <= (value ?? 0)} />
        ))}
      </span>
    )
  return (
    <fieldset className={classes('inline-row middle gap-4', styles.live)} aria-label={label} disabled={disabled}>
      {words && (
        <span className="t13 fg-2" aria-hidden="true">
          {said}
        </span>
      )}
      <span className={`inline-row ${styles.stars}`}>
        {all.map(n => (
          <label key={n} className={`grid in-middle relative round-input pointer ${styles.target}`}>
            <input
              type="radio"
              name={name}
              value={n}
              checked={n === value}
              aria-label={`${names[n]}, ${stars.star(n)}`}
              aria-invalid={invalid || undefined}
              onChange={() => onChange(n)}
            />
            <Star full={n <= (value ?? 0)} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

const Star = ({ full }: { full: boolean }) => (
  <svg className={classes(styles.star, full && styles.full)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons.star} />
  </svg>
)
