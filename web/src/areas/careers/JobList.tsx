import { jobAddress } from '@fairfloor/domain/careers/addresses'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { careersDeskTexts } from './desk-texts.ts'
import type { DeskJob } from './job-draft.ts'

// Its code comes after the page, as it is opened later.
const JobForm = lazyPart(async () => ({ default: (await import('./JobForm.tsx')).JobForm }))

const TONES = { hidden: 'soft', later: 'amber', open: 'green', over: 'soft' } as const satisfies Record<string, Tone>

/** The jobs in the order of their page; each opens in a sheet. */
export function JobList({ jobs, timeZone }: { jobs: readonly DeskJob[]; timeZone: string }) {
  const t = useTexts(careersDeskTexts)
  const { language } = useLanguage()
  const [open, setOpen] = useState<number | 'new'>()
  const titleOf = ({ texts, slug }: DeskJob) => texts[language].title || texts.en.title || texts.de.title || slug
  const job = jobs.find(({ id }) => id === open)
  const close = () => setOpen(undefined)
  return (
    <>
      {jobs.length === 0 && <p>{t.noJobs}</p>}
      <ul className="grid wide line-below">
        {jobs.map(one => (
          <li key={one.id} className={`row wrap middle gap-y-2 gap-x-4 line-above pad-y-3`}>
            <strong className="grow">{titleOf(one)}</strong>
            <Tag tone={TONES[one.state]}>{t.states[one.state]}</Tag>
            <span>{t.counted(one.applications)}</span>
            {one.state === 'open' && <LinkButton to={jobAddress(one.slug)}>{t.see}</LinkButton>}
            <Button aria-label={`${t.edit}: ${titleOf(one)}`} onClick={() => setOpen(one.id)}>
              {t.edit}
            </Button>
          </li>
        ))}
      </ul>
      <Button icon="plus" onClick={() => setOpen('new')}>
        {t.newJob}
      </Button>
      <Sheet open={open !== undefined} onClose={close} title={job ? titleOf(job) : t.newJob}>
        {open !== undefined && (
          <Suspense fallback={<Skeleton height={320} radius="card" />}>
            <JobForm key={open} job={job ?? null} timeZone={timeZone} close={close} />
          </Suspense>
        )}
      </Sheet>
    </>
  )
}
