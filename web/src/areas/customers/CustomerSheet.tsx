import type { DeskCustomer } from '@fairfloor/domain/customers/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { countryName } from '../../lib/country.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import form from '../back-office/desk-form.module.css'
import { AccountPanel } from '../receivables/AccountPanel.tsx'
import { MandatePanel } from './MandatePanel.tsx'
import { customerQuery } from './queries.ts'
import { TermsForm } from './TermsForm.tsx'
import { customerTexts } from './texts.ts'
import { VatPanel } from './VatPanel.tsx'

interface CustomerSheetProps {
  open: number | null
  timeZone: string
  closeTo: string
}

/** A customer beside the list: terms, VAT id, mandates, addresses. */
export function CustomerSheet({ open, timeZone, closeTo }: CustomerSheetProps) {
  const t = useTexts(customerTexts)
  const navigate = useNavigate()
  // During the closing animation it still shows the customer.
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  const query = useQuery({ ...customerQuery(last ?? 0), enabled: last !== null })
  const { data } = query
  return (
    <Sheet
      open={open !== null}
      onClose={() => navigate(closeTo)}
      title={data?.company ?? t.title}
      {...(data && { description: [data.number, data.price_group].filter(Boolean).join(' · ') })}
      scrim
    >
      <Loaded query={query} waiting={<SkeletonRows rows={8} height={56} />}>
        {customer => (
          <div key={customer.id} className={form.form}>
            <AccountPanel customerId={customer.id} />
            <TermsForm customer={customer} />
            <VatPanel customer={customer} timeZone={timeZone} />
            <MandatePanel customer={customer} timeZone={timeZone} />
            <Addresses customer={customer} />
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Addresses({ customer: { addresses } }: { customer: DeskCustomer }) {
  const t = useTexts(customerTexts)
  const { language } = useLanguage()
  return (
    <DeskPanel title={t.addresses}>
      <KeyValue
        lined
        items={addresses.map(({ id, purpose, is_default, company, street, number, zip, city, country }) => ({
          key: `${company}, ${street} ${number}, ${zip} ${city}, ${countryName(country, language)}`,
          note: [t.purposes[purpose], is_default && t.usual].filter(Boolean).join(', '),
          value: id,
        }))}
      />
    </DeskPanel>
  )
}
