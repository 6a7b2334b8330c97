import type { CSSProperties } from 'react'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { BonusAnswer } from './answer.ts'
import styles from './bonus.module.css'
import { percentText } from './percent.ts'
import { stepsOf } from './steps.ts'
import { bonusTexts } from './texts.ts'

interface TierStepsProps {
  tiers: BonusAnswer['tiers']
  turnover: number
  caption: string
}

/** The tiers as stairs that fill up with the turnover. */
export function TierSteps({ tiers, turnover, caption }: TierStepsProps) {
  const t = useTexts(bonusTexts)
  return (
    <ol className={`grid bottom ${styles.steps}`} aria-label={caption}>
      {stepsOf(tiers, turnover).map(({ from, percent, filled, rise, state }) => (
        <li
          className="grid gap-2 relative slim"
          key={from ?? 'none'}
          data-state={state}
          style={{ '--filled': filled, '--rise': rise } as CSSProperties}
        >
          <span className={`sign t24 ${styles.percent}`} aria-hidden="true">
            {percentText(percent)}
          </span>
          <span className={`relative clipped on-paper bordered round-tag ${styles.step}`} aria-hidden="true" />
          {state === 'here' && (
            <span
              className={`t13 bold figures nowrap ${styles.today}`}
              data-side={filled > 1 / 2 ? 'before' : 'after'}
              aria-hidden="true"
            >
              {t.today(money(turnover))}
            </span>
          )}
          <span className="t13 fg-2 figures nowrap clipped ellipsis" aria-hidden="true">
            {from === null ? money(0) : money(from)}
          </span>
          <VisuallyHidden>
            {from === null ? t.below : t.step(percentText(percent), money(from))}
            {state !== 'ahead' && `, ${state === 'here' ? t.isHere : t.isReached}`}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
