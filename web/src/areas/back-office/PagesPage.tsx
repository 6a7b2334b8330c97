import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { isOperator, useUser } from '../identity/user.ts'
import { AdminFrame } from './AdminFrame.tsx'
import { type DeskPage, PageForm } from './PageForm.tsx'
import styles from './PagesPage.module.css'
import { pageTexts } from './page-texts.ts'
import { deskPagesQuery } from './queries.ts'

/** /admin/pages: the pages written by the organiser. */
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
  return (
    <Loaded
      query={useQuery({ ...deskPagesQuery, enabled: isOperator(useUser()) })}
      waiting={640}
      empty={{ icon: 'document', title: t.none, children: t.noneText }}
    >
      {pages => <Chosen pages={pages} />}
    </Loaded>
  )
}

function Chosen({ pages }: { pages: readonly DeskPage[] }) {
  const t = useTexts(pageTexts)
  const [slug, setSlug] = useState<string>()
  const page = pages.find(one => one.slug === slug) ?? pages[0]!
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
