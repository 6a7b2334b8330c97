import type { Plan } from '@fairfloor/domain/trade-show/scenes'
import styles from './PlanNames.module.css'

interface PlanNamesProps {
  plan: Plan
  nameOf: (boothNumber: number) => string | undefined
  /** Numbers of the booths that are drawn light. */
  isLight: (boothNumber: number) => boolean
}

/** Numbers and names of the exhibitors on the enlarged plan, where there is room; the controls over it have them as labels. */
export const PlanNames = ({ plan, nameOf, isLight }: PlanNamesProps) => (
  <div className={styles.names} aria-hidden="true">
    {plan.booths.map(({ booth_number, x, y, width, height }) => (
      <span
        key={booth_number}
        data-light={isLight(booth_number) || undefined}
        style={{
          left: `${(100 * x) / plan.width}%`,
          top: `${(100 * y) / plan.height}%`,
          width: `${(100 * width) / plan.width}%`,
          height: `${(100 * height) / plan.height}%`,
        }}
      >
        <b>{booth_number}</b>
        <span>{nameOf(booth_number)}</span>
      </span>
    ))}
  </div>
)
