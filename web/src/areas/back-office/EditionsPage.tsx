import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { EditionCard } from './EditionCard.tsx'
import { editionTexts } from './edition-texts.ts'
import { editionsQuery } from './queries.ts'
import { backOfficeTexts } from './texts.ts'

/** /admin/editions: the dates of each edition, and what the show says at any instant. */
export function EditionsPage() {
  const t = useTexts(backOfficeTexts)
  return (
    <AdminFrame title={t.editions}>
      <Editions />
    </AdminFrame>
  )
}

function Editions() {
  const t = useTexts(backOfficeTexts)
  const empty = useTexts(editionTexts)
  const { data, error, refetch, isFetching } = useQuery(editionsQuery)
  if (error && !data)
    return <ErrorState title={t.failed} detail={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  // As high as a card: the page's foot stays out of sight.
  if (!data) return <Skeleton height={1000} />
  if (data.editions.length === 0)
    return (
      <EmptyState icon="calendar" title={empty.empty}>
        {empty.emptyText}
      </EmptyState>
    )
  return data.editions.map(edition => <EditionCard key={edition.id} edition={edition} serverTime={data.server_time} />)
}
