import type { DeskCustomer } from '@fairfloor/domain/customers/desk-contract'
import { customersDeskPage } from '@fairfloor/domain/customers/desk-pages'
import { type CustomerPart, customerIdIn, customerPartAt, customerParts } from '@fairfloor/domain/customers/lists'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { countryName } from '../../lib/country.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import columns from '../back-office/desk-columns.module.css'
import { isOperator, useUser } from '../identity/user.ts'
import { customerQuery } from './queries.ts'
import { Figures } from './record/Figures.tsx'
import { recordTexts } from './record/record-texts.ts'
import { Standing } from './record/Standing.tsx'

type Part = ComponentType<{ customer: DeskCustomer }>

const PARTS: Readonly<Record<CustomerPart, Part>> = {
  overview: lazyPart(async () => ({ default: (await import('./record/Overview.tsx')).Overview })),
  orders: lazyPart(async () => ({ default: (await import('./record/Orders.tsx')).Orders })),
  invoices: lazyPart(async () => ({ default: (await import('./record/Invoices.tsx')).Invoices })),
  complaints: lazyPart(async () => ({ default: (await import('./record/Complaints.tsx')).Complaints })),
  access: lazyPart(async () => ({ default: (await import('./record/Access.tsx')).Access })),
  mails: lazyPart(async () => ({ default: (await import('./record/Mails.tsx')).Mails })),
  log: lazyPart(async () => ({ default: (await import('./record/Log.tsx')).Log })),
  terms: lazyPart(async () => ({ default: (await import('./record/Terms.tsx')).Terms })),
}

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

function Shown({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const navigate = useNavigate()
  const part = customerPartAt(useSearchParams()[0])
  const open = (to: string) => navigate(to === 'overview' ? '?' : `?part=${to}`)
  return (
    <article className={columns.parts}>
      <Standing customer={customer} />
      <Figures customer={customer} />
      <Tabs value={part} onChange={open}>
        <TabList
          label={t.parts}
          current={part}
          tabs={customerParts.map(value => ({ value, label: t.partNames[value] }))}
        />
        {customerParts.map(one => (
          <TabPanel key={one} value={one}>
            <Opened part={PARTS[one]} customer={customer} />
          </TabPanel>
        ))}
      </Tabs>
    </article>
  )
}

const Opened = ({ part: Shows, customer }: { part: Part; customer: DeskCustomer }) => (
  <Suspense fallback={<Skeleton height={420} radius="card" />}>
    <Shows customer={customer} />
  </Suspense>
)
