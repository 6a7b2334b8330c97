import type { Plan } from '@fairfloor/domain/trade-show/scenes'
import type { CSSProperties, Ref } from 'react'
import styles from './PlanMap.module.css'

interface PlanMapProps {
  plan: Plan
  here: number
  visited: ReadonlySet<number>
  ordered: ReadonlySet<number>
  /** Booths in view. */
  seen: readonly number[]
  cone: Ref<SVGGElement>
  label: string
}

/** The drawing of the floor plan, in metres; controls are laid over it. */
export function PlanMap({ plan, here, visited, ordered, seen, cone, label }: PlanMapProps) {
  const stop = (panoNr: number) => plan.stops.find(each => each.panoNr === panoNr)
  const me = stop(here)
  const lines = plan.ways.flatMap(([a, b]) => {
    const [from, to] = [stop(a), stop(b)]
    return from && to ? [`M${from.x} ${from.y}L${to.x} ${to.y}`] : []
  })
  // A pixel of the 296 px plan in metres, so that letters and marks keep their size for every hall.
  const unit = plan.width / 264
  const tipAside = me && me.x > plan.width / 2
  return (
    <svg
      className={`wide block round-input ${styles.map}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      style={{ '--unit': `${unit}px` } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ways} d={lines.join('')} strokeWidth={13 * unit} />
      {/* Below the booths, so that it covers no number. */}
      {me && (
        <g transform={`translate(${me.x} ${me.y})`}>
          <g ref={cone}>
            <path className={styles.cone} d="M0 0L-22 -34A40 40 0 0 1 22 -34Z" transform={`scale(${unit})`} />
          </g>
        </g>
      )}
      {plan.booths.map(({ booth_number, x, y, width, height }) => (
        <rect
          key={booth_number}
          className={styles.booth}
          data-visited={visited.has(booth_number) || undefined}
          data-seen={seen.includes(booth_number) || undefined}
          x={x + unit}
          y={y + unit}
          width={width - 2 * unit}
          height={height - 2 * unit}
          rx={2 * unit}
        />
      ))}
      {/* All are there, and shown where somebody points at the plan or has enlarged it. */}
      {plan.booths.map(({ booth_number, x, y, width, height }) => (
        <text
          key={booth_number}
          className={styles.number}
          data-visited={visited.has(booth_number) || undefined}
          data-seen={seen.includes(booth_number) || undefined}
          x={x + width / 2}
          y={y + height / 2 + 4 * unit}
        >
          {booth_number}
        </text>
      ))}
      {plan.booths
        .filter(({ booth_number }) => ordered.has(booth_number))
        .map(({ booth_number, x, y, width }) => (
          <circle
            key={booth_number}
            className={styles.ordered}
            cx={x + width - 2 * unit}
            cy={y + 2 * unit}
            r={3.2 * unit}
            strokeWidth={unit}
          />
        ))}
      {plan.stops.map(({ panoNr, x, y }) => (
        <circle key={panoNr} className={styles.place} cx={x} cy={y} r={2.2 * unit} />
      ))}
      {me && (
        <g transform={`translate(${me.x} ${me.y})`}>
          <circle className={styles.me} r={6.5 * unit} />
          <g className={styles.tip} transform={`scale(${unit}) translate(${tipAside ? -92 : 12} -8.5)`}>
            <rect width="80" height="17" rx="3" />
            <text x="40" y="12.5">
              {label}
            </text>
          </g>
        </g>
      )}
    </svg>
  )
}
