import { addressOf } from '@fairfloor/domain/endpoint'
import { weekIdIn } from '@fairfloor/domain/newcomer-week/desk-address'
import { getWeekSheet } from '@fairfloor/domain/newcomer-week/desk-contract'
import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { weekDeskTexts } from './desk/desk-texts.ts'
import { Figures } from './desk/Figures.tsx'
import { DaysTable, PagesTable, SoldTable } from './desk/FiguresTables.tsx'
import { figuresQuery } from './desk/queries.ts'
import { WeekWays } from './desk/WeekWays.tsx'

const TONES = { before: 'amber', open: 'green', over: 'soft' } as const

/** /admin/newcomer-weeks/:newcomerWeek/figures: what came of an event, while it is open and afterwards. */
export function WeekFiguresDeskPage() {
  const t = useTexts(weekDeskTexts)
  const { language } = useLanguage()
  const id = weekIdIn(useParams().newcomerWeek)
  const query = useQuery({ ...figuresQuery(id ?? 0), enabled: isOperator(useUser()) && id !== undefined })
  const { data } = query
  const back = <LinkButton to={newcomerWeeksDeskPage.path}>{t.toList}</LinkButton>
  return (
    <AdminFrame title={data ? t.figuresOf(data.name) : t.title} {...(data && { lead: t.figuresLead })}>
      {id === undefined ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {figures => (
            <div className="stack top packed gap-5">
              <div className="row wrap middle gap-y-2 gap-x-3 mb-4">
                <Tag tone={TONES[figures.phase]}>{t.phases[figures.phase]}</Tag>
                <LinkButton
                  icon="download"
                  reloadDocument
                  to={addressOf(getWeekSheet, { params: { id }, query: { language } })}
                  aria-label={t.sheet}
                >
                  XLSX
                </LinkButton>
                <WeekWays id={id} at="figures" />
              </div>
              <Figures of={figures} />
              <SoldTable of={figures.brands} by="brands" />
              <SoldTable of={figures.products} by="products" />
              <DaysTable of={figures} />
              <PagesTable of={figures} />
            </div>
          )}
        </Loaded>
      )}
    </AdminFrame>
  )
}
