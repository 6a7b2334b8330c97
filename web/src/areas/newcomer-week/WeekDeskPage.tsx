import { weekIdIn } from '@fairfloor/domain/newcomer-week/desk-address'
import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { isOperator, useUser } from '../identity/user.ts'
import { weekDeskTexts } from './desk/desk-texts.ts'
import { weekQuery } from './desk/queries.ts'
import { WeekEditor } from './desk/WeekEditor.tsx'
import { WeekHead } from './desk/WeekHead.tsx'

/** /admin/newcomer-weeks/:newcomerWeek: an event with all that the operator sets of it. */
export function WeekDeskPage() {
  const t = useTexts(weekDeskTexts)
  const id = weekIdIn(useParams().newcomerWeek)
  const query = useQuery({ ...weekQuery(id ?? 0), enabled: isOperator(useUser()) && id !== undefined })
  const back = <LinkButton to={newcomerWeeksDeskPage.path}>{t.toList}</LinkButton>
  return (
    <AdminFrame title={query.data?.name ?? t.title}>
      {id === undefined ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {week => (
            <div key={id}>
              <WeekHead week={week} />
              <WeekEditor week={week} />
            </div>
          )}
        </Loaded>
      )}
    </AdminFrame>
  )
}
