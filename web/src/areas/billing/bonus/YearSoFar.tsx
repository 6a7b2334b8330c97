import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import type { BonusAnswer } from './answer.ts'
import { percentText } from './percent.ts'
import { TierSteps } from './TierSteps.tsx'
import { bonusTexts } from './texts.ts'
import styles from './YearSoFar.module.css'

interface YearSoFarProps {
  year: number
  bonus: NonNullable<BonusAnswer['bonus']>
  soFar: number | null
  tiers: BonusAnswer['tiers']
}

/** The turnover of the year that runs, and the way to the next tier. */
export function YearSoFar({ year, bonus, soFar, tiers }: YearSoFarProps) {
  const t = useTexts(bonusTexts)
  const { turnover, tier, percent, missing } = bonus
  const next = tiers[tier]
  return (
    <section className={styles.year} aria-label={t.turnover(year)}>
      <div className={styles.figures}>
        <p className={styles.figure}>
          <span>{t.turnover(year)}</span>
          <b>{money(turnover)}</b>
        </p>
        <p className={styles.figure}>
          <span>{t.soFar}</span>
          <b>{money(soFar)}</b>
        </p>
      </div>
      {tiers.length === 0 ? (
        <p className={styles.words}>{t.noTiers(year)}</p>
      ) : (
        <>
          <p className={styles.words}>
            <strong>{tier > 0 ? t.reached(tier, percentText(percent)) : t.noneReached}</strong>
            <span>{next ? t.missing(money(missing), tier + 1, percentText(next.percent)) : t.highest}</span>
          </p>
          <TierSteps tiers={tiers} turnover={turnover ?? 0} caption={t.tiers(year)} />
        </>
      )}
    </section>
  )
}
