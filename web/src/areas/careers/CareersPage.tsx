import { jobAddress } from '@fairfloor/domain/careers/addresses'
import { getJobs } from '@fairfloor/domain/careers/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import layout from '../../ui/layout.module.css'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Lead, ReadingFrame } from '../../ui/ReadingFrame.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import styles from './CareersPage.module.css'
import { careersTexts } from './texts.ts'

/** /careers: the open jobs. */
export function CareersPage() {
  const t = useTexts(careersTexts)
  const { language: readers } = useLanguage()
  return (
    <ReadingFrame help={{ title: t.how, text: <HowToApply /> }}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <Lead>{t.lead}</Lead>
      <Loaded
        query={useJobs()}
        waiting={<SkeletonText lines={8} />}
        empty={{ icon: 'account', title: t.none, children: t.noneText }}
      >
        {jobs => (
          <ul className={`stack gap-4 ${layout.pair}`}>
            {jobs.map(({ slug, language, title, place, hours, lead }) => (
              <li key={slug} lang={language}>
                <PageLink
                  to={jobAddress(slug)}
                  className={`grid gap-2 anywhere bordered round-card pad-5 tall ${styles.job}`}
                >
                  <h2>{title}</h2>
                  <p className="row wrap gap-y-1 gap-x-4 t13 ink-2">
                    <span>{place}</span>
                    <span>{hours}</span>
                  </p>
                  <p>{lead}</p>
                  <p className="row middle gap-2 cobalt medium mt-2" lang={readers}>
                    {t.see} <Icon name="arrowRight" />
                  </p>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </ReadingFrame>
  )
}

function HowToApply() {
  const t = useTexts(careersTexts)
  return (
    <>
      <ol className={`grid gap-2 ${styles.how}`}>
        {Object.values(t.steps).map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t.askFirst}</p>
    </>
  )
}

/** In the reader's language, also after a change of it here. */
function useJobs() {
  const { language } = useLanguage()
  const first = useQuery(queryOf(getJobs, { query: {} }))
  const isOther = first.data?.some(({ reader_language }) => reader_language !== language) ?? false
  const own = useQuery({
    ...queryOf(getJobs, { query: { language } }),
    enabled: isOther,
    placeholderData: first.data,
  })
  return isOther ? own : first
}
