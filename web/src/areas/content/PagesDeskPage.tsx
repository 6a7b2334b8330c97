import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { isOperator, useUser } from '../identity/user.ts'
import { contentDeskTexts } from './desk-texts.ts'
import { type DeskPage, deskPagesQuery, PageForm } from './PageForm.tsx'
import styles from './PagesDeskPage.module.css'

/** /admin/pages: the pages written by the organiser. */
export function PagesDeskPage() {
  const t = useTexts(contentDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Pages />
    </AdminFrame>
  )
}

function Pages() {
  const t = useTexts(contentDeskTexts)
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
  const t = useTexts(contentDeskTexts)
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
