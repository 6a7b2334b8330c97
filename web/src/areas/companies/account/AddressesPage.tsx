import { getCompanyAddresses } from '@fairfloor/domain/companies/addresses/reads-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { useMay } from '../../../visit/user.ts'
import { AccountFrame } from '../../people/account/AccountFrame.tsx'
import { AddressCard } from './AddressCard.tsx'
import styles from './AddressesPage.module.css'
import { AddressForm } from './AddressForm.tsx'
import { addressTexts } from './address-texts.ts'
import type { CompanyAddress } from './company-address.ts'

type Purpose = CompanyAddress['purpose']
/** What the form is open for: an address, or a new one of a kind. */
type Open = { address: CompanyAddress | null; purpose: Purpose }

const PURPOSES = ['invoice', 'shipping'] as const

/** /account/addresses: where the company's invoices and deliveries go. */
export function AddressesPage() {
  const t = useTexts(addressTexts)
  return (
    <AccountFrame title={t.title} lead={t.lead}>
      <Addresses />
    </AccountFrame>
  )
}

function Addresses() {
  const t = useTexts(addressTexts)
  const mayManage = useMay('manage')
  const query = useQuery(queryOf(getCompanyAddresses, {}))
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <>
      {!mayManage && <p className={styles.note}>{t.mayNot}</p>}
      <Loaded query={query} waiting={320}>
        {addresses =>
          PURPOSES.map(purpose => (
            <section key={purpose} className={styles.part}>
              <header className={styles.head}>
                <h2>{t.kinds[purpose]}</h2>
                {mayManage && (
                  <Button icon="plus" onClick={() => setOpen({ address: null, purpose })}>
                    {t.add[purpose]}
                  </Button>
                )}
              </header>
              <Kind
                addresses={addresses.filter(address => address.purpose === purpose)}
                purpose={purpose}
                onEdit={mayManage ? address => setOpen({ address, purpose }) : undefined}
              />
            </section>
          ))
        }
      </Loaded>
      <AddressForm key={open?.address?.id ?? open?.purpose} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

function Kind(props: {
  addresses: readonly CompanyAddress[]
  purpose: Purpose
  onEdit: ((address: CompanyAddress) => void) | undefined
}) {
  const { addresses, purpose, onEdit } = props
  const t = useTexts(addressTexts)
  if (addresses.length === 0) return <p className={styles.note}>{t.none[purpose]}</p>
  return (
    <ul className={styles.cards}>
      {addresses.map(address => (
        <AddressCard key={address.id} address={address} onEdit={onEdit && (() => onEdit(address))} />
      ))}
    </ul>
  )
}
