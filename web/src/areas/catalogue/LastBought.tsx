import { useContext } from 'react'
import { calendarDay, count } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { BoughtBefore } from './bought.ts'
import { boughtTexts } from './bought-texts.ts'
import styles from './parts.module.css'

interface LastBoughtProps {
  /** The flavour. */
  of: number
  /** In a column of its own, whose head says 'Bought before'; on a phone that stands in the cell. */
  inColumn?: 'long' | 'short'
  className?: string | undefined
}

/** 'bought 24 on 18 Oct', quietly; nothing for a flavour that was never bought. */
export function LastBought({ of, inColumn, className }: LastBoughtProps) {
  const t = useTexts(boughtTexts)
  const { language } = useLanguage()
  const year = useSettings()?.year
  const last = useContext(BoughtBefore)?.get(of)
  if (!last) return null
  const long = { short: inColumn !== 'long', year: !last.ordered_on.startsWith(`${year}`) }
  return (
    <span
      className={classes(inColumn ? 't13 ink-2 regular nowrap' : 't13 ink-3 regular nowrap', styles.bought, className)}
      data-in-column={inColumn}
    >
      <span>{t.bought} </span>
      {t.on(count(last.quantity), calendarDay(last.ordered_on, language, long))}
    </span>
  )
}
