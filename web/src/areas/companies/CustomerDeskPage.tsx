import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { customersDeskPage } from '@fairfloor/domain/companies/desk-pages'
import { customerIdIn } from '@fairfloor/domain/companies/lists'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { countryName } from '../../lib/country.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { customerQuery } from './queries.ts'
import { Figures } from './record/Figures.tsx'
import { recordTexts } from './record/record-texts.ts'
import { Standing } from './record/Standing.tsx'

const Parts = lazyPart(async () => ({ default: (await import('./record/Parts.tsx')).Parts }))

/** /admin/customers/:deskCustomer: everything of one customer. */
export function CustomerDeskPage() {
  const t = useTexts(recordTexts)
  const { language } = useLanguage()
  const id = customerIdIn(useParams().deskCustomer ?? '')
  const query = useQuery({ ...customerQuery(id ?? 0), enabled: isOperator(useUser()) && id !== null })
  const back = <LinkButton to={customersDeskPage.path}>{t.toCustomers}</LinkButton>
  const { data } = query
  const about = data && [data.number, countryName(data.country, language), data.price_group]
  return (
    <AdminFrame title={data?.company ?? t.title} {...(about && { lead: about.filter(Boolean).join(' · ') })}>
      {id === null ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {customer => <Shown key={id} customer={customer} />}
        </Loaded>
      )}
    </AdminFrame>
  )
}

const Shown = ({ customer }: { customer: DeskCustomer }) => (
  <article className="stack top packed gap-5">
    <Standing customer={customer} />
    <Figures customer={customer} />
    <Suspense fallback={<Skeleton height={480} radius="card" />}>
      <Parts customer={customer} />
    </Suspense>
  </article>
)
