import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import type { BonusAnswer } from './answer.ts'
import styles from './bonus.module.css'
import { percentText } from './percent.ts'
import { TierSteps } from './TierSteps.tsx'
import { bonusTexts } from './texts.ts'

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
    <section className={`stack gap-5 on-fog round-sheet pad-8 ${styles.year}`} aria-label={t.turnover(year)}>
      <div className={`row wrap bottom gap-y-4 gap-x-16 ${styles.figures}`}>
        <p className={`grid gap-2 ${styles.figure}`}>
          <span className="t13 fg-2">{t.turnover(year)}</span>
          <b className="sign t36 nowrap">{money(turnover)}</b>
        </p>
        <p className={`grid gap-2 ${styles.figure}`}>
          <span className="t13 fg-2">{t.soFar}</span>
          <b className="sign t36 nowrap">{money(soFar)}</b>
        </p>
      </div>
      {tiers.length === 0 ? (
        <p className={`row wrap gap-y-1 gap-x-4 t18 ${styles.words}`}>{t.noTiers(year)}</p>
      ) : (
        <>
          <p className={`row wrap gap-y-1 gap-x-4 t18 ${styles.words}`}>
            <strong className="bold">{tier > 0 ? t.reached(tier, percentText(percent)) : t.noneReached}</strong>
            <span className="fg-2">
              {next ? t.missing(money(missing), tier + 1, percentText(next.percent)) : t.highest}
            </span>
          </p>
          <TierSteps tiers={tiers} turnover={turnover ?? 0} caption={t.tiers(year)} />
        </>
      )}
    </section>
  )
}
