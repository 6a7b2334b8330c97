import { weekIdIn } from '@fairfloor/domain/newcomer-week/desk-address'
import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { weekDeskTexts } from './desk/desk-texts.ts'
import { weekQuery } from './desk/queries.ts'
import { WeekHead } from './desk/WeekHead.tsx'

// The page's first code stays small: dialogs and fields of files are many.
const WeekEditor = lazyPart(async () => ({ default: (await import('./desk/WeekEditor.tsx')).WeekEditor }))

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
              <Suspense fallback={<Skeleton height={560} radius="card" />}>
                <WeekEditor week={week} />
              </Suspense>
            </div>
          )}
        </Loaded>
      )}
    </AdminFrame>
  )
}
