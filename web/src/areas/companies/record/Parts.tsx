import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { type CustomerPart, customerPartAt, customerParts } from '@fairfloor/domain/companies/lists'
import { type ComponentType, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { recordTexts } from './record-texts.ts'

type Part = ComponentType<{ customer: DeskCustomer }>

const PARTS: Readonly<Record<CustomerPart, Part>> = {
  overview: lazyPart(async () => ({ default: (await import('./Overview.tsx')).Overview })),
  orders: lazyPart(async () => ({ default: (await import('./Orders.tsx')).Orders })),
  invoices: lazyPart(async () => ({ default: (await import('./Invoices.tsx')).Invoices })),
  complaints: lazyPart(async () => ({ default: (await import('./Complaints.tsx')).Complaints })),
  access: lazyPart(async () => ({ default: (await import('./Access.tsx')).Access })),
  mails: lazyPart(async () => ({ default: (await import('./Mails.tsx')).Mails })),
  log: lazyPart(async () => ({ default: (await import('./Log.tsx')).Log })),
  terms: lazyPart(async () => ({ default: (await import('./Terms.tsx')).Terms })),
}

/** What is known of a customer, a part in a tab each. */
export function Parts({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const navigate = useNavigate()
  const part = customerPartAt(useSearchParams()[0])
  const open = (to: string) => navigate(to === 'overview' ? '?' : `?part=${to}`)
  return (
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
  )
}

const Opened = ({ part: Shows, customer }: { part: Part; customer: DeskCustomer }) => (
  <Suspense fallback={<Skeleton height={420} radius="card" />}>
    <Shows customer={customer} />
  </Suspense>
)
