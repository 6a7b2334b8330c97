import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import type { ReactNode } from 'react'
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

interface WeekWaysProps {
  id: number
  at: (typeof WAYS)[number][0]
  children?: ReactNode
}

/** The pages of an event in the back office, and the list of all. */
export function WeekWays({ id, at, children }: WeekWaysProps) {
  const t = useTexts(weekDeskTexts)
  return (
    <nav className={`row wrap gap-2 push ${styles.ways}`} aria-label={t.title}>
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
      {children}
      <LinkButton variant="ghost" to={newcomerWeeksDeskPage.path}>
        {t.toList}
      </LinkButton>
    </nav>
  )
}
