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
import { AddressForm } from './AddressForm.tsx'
import { addressTexts } from './address-texts.ts'
import styles from './addresses.module.css'
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
      {!mayManage && <p className="fg-2 measure">{t.mayNot}</p>}
      <Loaded query={query} waiting={320}>
        {addresses => (
          <div className={`stack top gap-x-4 gap-y-8 ${styles.kinds}`}>
            {PURPOSES.map(purpose => (
              <section key={purpose} className="grid gap-4">
                <h2>{t.kinds[purpose]}</h2>
                <Kind
                  addresses={addresses.filter(address => address.purpose === purpose)}
                  purpose={purpose}
                  onOpen={mayManage ? address => setOpen({ address, purpose }) : undefined}
                />
              </section>
            ))}
          </div>
        )}
      </Loaded>
      <AddressForm key={open?.address?.id ?? open?.purpose} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

interface KindProps {
  addresses: readonly CompanyAddress[]
  purpose: Purpose
  /** Opens the form, for a new address without one; undefined for those who change none. */
  onOpen: ((address: CompanyAddress | null) => void) | undefined
}

function Kind({ addresses, purpose, onOpen }: KindProps) {
  const t = useTexts(addressTexts)
  return (
    <>
      {addresses.length === 0 && <p className="fg-2 measure">{t.none[purpose]}</p>}
      <ul className={`grid gap-4 ${styles.cards}`}>
        {addresses.map(address => (
          <AddressCard key={address.id} address={address} onEdit={onOpen && (() => onOpen(address))} />
        ))}
        {onOpen && (
          <li>
            <Button wide icon="plus" className={styles.add} onClick={() => onOpen(null)}>
              {t.add[purpose]}
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}
