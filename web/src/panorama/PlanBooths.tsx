import type { Plan } from '@fairfloor/domain/trade-show/scenes'
import type { CSSProperties } from 'react'
import { useTexts } from '../lib/texts.tsx'
import styles from './PlanMap.module.css'
import { panoramaTexts } from './texts.ts'

interface PlanBoothsProps {
  plan: Plan
  visited: ReadonlySet<number>
  ordered: ReadonlySet<number>
  /** Booths in view. */
  seen: readonly number[]
  /** A booth's label: 'Booth 3, Oat Rebel'. */
  boothName: (boothNumber: number) => string
  nameOf: (boothNumber: number) => string | undefined
  onBooth: (boothNumber: number) => void
}

/** The booths by number, with their names: beside the enlarged plan, on a phone below it. */
export function PlanBooths({ plan, visited, ordered, seen, boothName, nameOf, onBooth }: PlanBoothsProps) {
  const t = useTexts(panoramaTexts).plan
  const numbers = plan.booths
    .map(booth => booth.booth_number)
    .filter(number => nameOf(number) !== undefined)
    .toSorted((a, b) => a - b)
  return (
    <ul
      className={styles.booths}
      style={{ '--rows': Math.ceil(numbers.length / 2) } as CSSProperties}
      aria-label={t.booths}
    >
      {numbers.map(number => (
        <li key={number}>
          <button
            className="row middle gap-2 wide tall t13 bold to-start round-input"
            type="button"
            aria-label={boothName(number)}
            data-visited={visited.has(number) || undefined}
            data-ordered={ordered.has(number) || undefined}
            data-seen={seen.includes(number) || undefined}
            onClick={() => onBooth(number)}
          >
            <b className="fixed t15 sign to-middle">{number}</b>
            <span className="nowrap ellipsis clipped">{nameOf(number)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
