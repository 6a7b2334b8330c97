import { getDeskJobs } from '@fairfloor/domain/careers/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import styles from './CareersPage.module.css'
import { careersDeskTexts } from './desk-texts.ts'
import { JobList } from './JobList.tsx'

// Its code comes after the page, as it is opened later.
const KeepDays = lazyPart(async () => ({ default: (await import('./KeepDays.tsx')).KeepDays }))
const Applications = lazyPart(async () => ({ default: (await import('./Applications.tsx')).Applications }))

/** /admin/careers: the jobs with their texts, the applications, and for how long these are kept. */
export function CareersDeskPage() {
  const t = useTexts(careersDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Careers />
    </AdminFrame>
  )
}

function Careers() {
  const t = useTexts(careersDeskTexts)
  const jobs = useQuery(queryOf(getDeskJobs, {}))
  return (
    <div className="stack gap-10">
      <section className={`stack at-start gap-4 ${styles.part}`}>
        <h2>{t.jobs}</h2>
        <Loaded query={jobs} waiting={320}>
          {answer => <JobList jobs={answer.jobs} timeZone={answer.time_zone} />}
        </Loaded>
      </section>
      <section className={`stack at-start gap-4 ${styles.part}`}>
        <h2>{t.applications}</h2>
        <Suspense fallback={<Skeleton height={320} radius="card" />}>
          <Applications />
        </Suspense>
        <Loaded query={jobs} waiting={64}>
          {({ keep_days }) => (
            <Suspense fallback={<Skeleton height={64} radius="card" />}>
              <KeepDays days={keep_days} />
            </Suspense>
          )}
        </Loaded>
      </section>
    </div>
  )
}
