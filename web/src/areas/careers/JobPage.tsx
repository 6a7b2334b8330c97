import { CAREERS } from '@fairfloor/domain/careers/addresses'
import { getJob } from '@fairfloor/domain/careers/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { dayText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { RichText } from '../content/RichText.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import styles from './CareersPage.module.css'
import { careersTexts } from './texts.ts'

/** /careers/:job: a job with its text, and the form to apply. */
export function JobPage() {
  const t = useTexts(careersTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const slug = useParams().job ?? ''
  const job = useJob(slug)
  const shown = job.data
  return (
    <article className="grid gap-6">
      <PageTitle>{shown?.title ?? t.title}</PageTitle>
      <h1 className={`anywhere ${styles.title}`} lang={shown?.language}>
        {shown?.title ?? t.title}
      </h1>
      <Loaded
        query={job}
        waiting={<SkeletonText lines={14} />}
        missing={{
          icon: 'account',
          ...(job.error?.code === 'job_over' ? t.over : t.unknown),
          action: <LinkButton to={CAREERS}>{t.all}</LinkButton>,
        }}
      >
        {({ language: written, place, hours, lead, content, open_until }) => (
          <>
            <p className="row wrap gap-y-1 gap-x-4 t13 ink-2" lang={written}>
              <span>{place}</span>
              <span>{hours}</span>
              {open_until && <span lang={language}>{t.until(dayText(open_until, timeZone, language))}</span>}
            </p>
            <p className="t18 ink-2 measure" lang={written}>
              {lead}
            </p>
            <div className={`stack gap-y-8 gap-x-16 ${styles.both}`}>
              <div lang={written}>
                <RichText content={content} />
              </div>
              <ApplicationForm slug={slug} />
            </div>
            <p>
              <LinkButton to={CAREERS} icon="chevronLeft">
                {t.all}
              </LinkButton>
            </p>
          </>
        )}
      </Loaded>
    </article>
  )
}

function useJob(slug: string) {
  const { language } = useLanguage()
  const first = useQuery(queryOf(getJob, { params: { slug }, query: {} }))
  const isOther = first.data !== undefined && first.data.reader_language !== language
  const own = useQuery({
    ...queryOf(getJob, { params: { slug }, query: { language } }),
    enabled: isOther,
    placeholderData: first.data,
  })
  return isOther ? own : first
}
