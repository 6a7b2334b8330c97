import type { getDeskPages } from '@fairfloor/domain/content/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { deskPageQuery, deskPagesQuery } from './desk-queries.ts'
import { contentDeskTexts } from './desk-texts.ts'
import { PageForm } from './PageForm.tsx'

/** /admin/pages: the pages written by the organiser; `?page=` and `?language=` say which. */
export function PagesDeskPage() {
  const t = useTexts(contentDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Pages />
    </AdminFrame>
  )
}

function Pages() {
  return (
    <Loaded query={useQuery({ ...deskPagesQuery, enabled: isOperator(useUser()) })} waiting={640}>
      {pages => <Chosen of={pages} />}
    </Loaded>
  )
}

function Chosen({ of: { pages, languages, time_zone } }: { of: Answer<typeof getDeskPages> }) {
  const t = useTexts(contentDeskTexts)
  const [asked, setAsked] = useSearchParams()
  const { slug, texts } = pages.find(one => one.slug === asked.get('page')) ?? pages[0]!
  const language = languages.find(one => one === asked.get('language')) ?? languages[0]!
  const choose = (page: string, one: Language) => setAsked({ page, language: one }, { replace: true })
  const page = useQuery(deskPageQuery(slug, language))
  const stateOf = (one: Language) => {
    const waiting = texts.find(text => text.language === one)?.waiting
    return waiting ? `${t.languages[one]} (${t.states[waiting.state]})` : t.languages[one]
  }
  return (
    <div className="stack gap-5">
      <div className="row wrap gap-4">
        <Select
          label={t.page}
          options={pages.map(one => ({ value: one.slug, label: t.names[one.slug] ?? one.slug }))}
          value={slug}
          onChange={one => choose(one, language)}
        />
        <Select
          label={t.language}
          options={languages.map(one => ({ value: one, label: stateOf(one) }))}
          value={language}
          onChange={one => choose(slug, one)}
        />
      </div>
      <Loaded query={page} waiting={640}>
        {loaded => <PageForm key={`${slug} ${language}`} page={loaded} timeZone={time_zone} />}
      </Loaded>
    </div>
  )
}
