import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { weekDeskTexts } from './desk-texts.ts'
import { backordersAddressOf, figuresAddressOf, weekAddressOf } from './queries.ts'
import styles from './week-desk.module.css'

const WAYS = [
  ['editor', weekAddressOf],
  ['backorders', backordersAddressOf],
  ['figures', figuresAddressOf],
] as const

/** The pages of an event in the back office, and the list of all. */
export function WeekWays({ id, at }: { id: number; at: (typeof WAYS)[number][0] }) {
  const t = useTexts(weekDeskTexts)
  return (
    <nav className={styles.ways} aria-label={t.title}>
      {WAYS.map(([way, addressOf]) => (
        <LinkButton
          key={way}
          to={addressOf(id)}
          variant={way === at ? 'ink' : 'outline'}
          {...(way === at && { 'aria-current': 'page' })}
        >
          {t.ways[way]}
        </LinkButton>
      ))}
      <LinkButton variant="ghost" to={newcomerWeeksDeskPage.path}>
        {t.toList}
      </LinkButton>
    </nav>
  )
}
