import { getContentPage } from '@fairfloor/domain/content/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { contentTexts } from './texts.ts'
import styles from './WrittenPage.module.css'

/** A page written by the organiser. */
export function WrittenPage({ slug, name }: { slug: string; name: string }) {
  const t = useTexts(contentTexts).written
  const page = useQuery(queryOf(getContentPage, { params: { slug } }))
  return (
    <article className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <h1>{page.data?.title ?? name}</h1>
      <Loaded query={page} waiting={<SkeletonText lines={12} />} missing={{ icon: 'document', title: t.unwritten }}>
        {written => <Sections page={written} />}
      </Loaded>
    </article>
  )
}

function Sections({ page }: { page: Answer<typeof getContentPage> }) {
  const t = useTexts(contentTexts).written
  const { language } = useLanguage()
  return (
    <>
      <p className={styles.lead}>{page.lead}</p>
      {page.sections.map(({ head, text }) => (
        <section key={head}>
          <h2>{head}</h2>
          {text.split('\n\n').map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={styles.changed}>
        {t.changed(`${dayText(page.updated_at, 'UTC', language)} ${page.updated_at.slice(0, 4)}`)}
      </p>
    </>
  )
}
