import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { isOperator, useUser } from '../../lib/user.ts'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { PageForm } from './PageForm.tsx'
import styles from './PagesPage.module.css'
import { pageTexts } from './page-texts.ts'
import { deskPagesQuery } from './queries.ts'

/** /admin/pages: what the house says itself. */
export function PagesPage() {
  const t = useTexts(pageTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Pages />
    </AdminFrame>
  )
}

function Pages() {
  const t = useTexts(pageTexts)
  const { data: pages, error, refetch, isFetching } = useQuery({ ...deskPagesQuery, enabled: isOperator(useUser()) })
  const [slug, setSlug] = useState<string>()
  if (!pages && error)
    return <ErrorState title={t.failed} detail={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!pages) return <Skeleton height={640} />
  const page = pages.find(one => one.slug === slug) ?? pages[0]
  if (!page)
    return (
      <EmptyState icon="document" title={t.none}>
        {t.noneText}
      </EmptyState>
    )
  return (
    <div className={styles.pages}>
      <Select
        label={t.page}
        options={pages.map(one => ({ value: one.slug, label: t.name(one.title, one.slug) }))}
        value={page.slug}
        onChange={setSlug}
      />
      <PageForm key={page.slug} page={page} />
    </div>
  )
}
