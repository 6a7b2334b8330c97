import { getCompanyAddresses } from '@fairfloor/domain/companies/addresses/reads-contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Address } from '../orders/Address.tsx'
import styles from './AccountAddresses.module.css'
import { contentTexts } from './texts.ts'

/** Where the company's invoices and deliveries go. */
export function AccountAddresses() {
  const t = useTexts(contentTexts).account
  return (
    <section className={styles.section}>
      <h2>{t.addresses}</h2>
      <Loaded query={useQuery(queryOf(getCompanyAddresses, {}))} waiting={150} empty={<p>{t.noAddresses}</p>}>
        {addresses => (
          <ul className={styles.addresses}>
            {addresses.map(address => (
              <li key={address.id}>
                <Address title={t.purposes[address.purpose]} address={address} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
