import { getHighlights } from '@fairfloor/domain/booth-content/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FlipCard } from './FlipCard.tsx'
import styles from './HighlightTab.module.css'
import { boothContentTexts } from './texts.ts'
import { useViewHighlight } from './use-view-highlight.ts'

/** What an exhibitor is proud of, on cards that turn. */
export default function HighlightTab({ exhibitor }: { exhibitor: { id: number } }) {
  const t = useTexts(boothContentTexts)
  const { data: highlights, error, refetch } = useQuery(queryOf(getHighlights, { params: { id: exhibitor.id } }))
  const view = useViewHighlight(exhibitor.id)
  if (error && !highlights) return <ErrorState title={t.failed} detail={error.message} onRetry={() => void refetch()} />
  if (highlights?.length === 0) return <EmptyState icon="sparkle" title={t.highlights.none} />
  return (
    <div className={styles.tab}>
      <p className={styles.hint}>{t.highlights.hint}</p>
      <div className={styles.cards}>
        {highlights
          ? highlights.map(highlight => (
              <FlipCard key={highlight.id} highlight={highlight} onInteract={() => view(highlight)} />
            ))
          : [0, 1, 2].map(card => (
              <div key={card} className={styles.waiting}>
                <Skeleton height="100%" radius="card" />
              </div>
            ))}
      </div>
    </div>
  )
}
