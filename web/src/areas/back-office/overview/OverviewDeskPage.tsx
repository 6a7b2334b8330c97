import { editionsPage } from '@fairfloor/domain/trade-show/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { calendarDay } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import side from '../../../ui/side.module.css'
import { useVts } from '../../../visit/edition/vts.ts'
import { isOperator, useUser } from '../../../visit/user.ts'
import { AdminFrame } from '../AdminFrame.tsx'
import { backOfficeTexts } from '../texts.ts'
import { LatestChanges, LatestEnquiries } from './Latest.tsx'
import { Offers } from './Offers.tsx'
import styles from './overview.module.css'
import { overviewQuery } from './queries.ts'
import { RunsOut } from './RunsOut.tsx'
import { Sales } from './Sales.tsx'
import { ShowToday } from './ShowToday.tsx'
import { ToDo } from './ToDo.tsx'
import { homeTexts } from './texts.ts'

/** /admin: what the operator has to do today, how the shop sells, and how the fair goes. */
export function OverviewDeskPage() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(homeTexts)
  const { language } = useLanguage()
  const { vts, query: show } = useVts()
  const query = useQuery({ ...overviewQuery, enabled: isOperator(useUser()) })
  const overview = query.data
  return (
    <AdminFrame title={t.title} lead={overview && words.today(calendarDay(overview.today, language, { year: true }))}>
      <LoadFailure query={query} />
      <div className={`stack top gap-4 ${side.early}`}>
        <div className="stack gap-4">
          <ToDo overview={overview} />
          <RunsOut overview={overview} />
          <div className={`stack gap-4 ${styles.latest}`}>
            <LatestEnquiries />
            <LatestChanges />
          </div>
        </div>
        <div className="stack gap-4">
          {vts && <ShowToday vts={vts} />}
          {show.error?.status === 404 && <NoShow />}
          <Sales overview={overview} />
        </div>
      </div>
      <Offers />
    </AdminFrame>
  )
}

/** Where no edition is current yet. */
function NoShow() {
  const t = useTexts(homeTexts)
  return (
    <EmptyState
      icon="calendar"
      title={t.noEdition}
      action={<LinkButton to={editionsPage.path}>{t.toEditions}</LinkButton>}
    >
      {t.noEditionText}
    </EmptyState>
  )
}
