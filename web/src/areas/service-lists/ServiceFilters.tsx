import { addressOf } from '@fairfloor/domain/endpoint'
import type { ListSort } from '@fairfloor/domain/service-lists/arrange'
import { getServiceCsv, getServiceWorkbook } from '@fairfloor/domain/service-lists/contract'
import { listQuery } from '@fairfloor/domain/service-lists/list-address'
import { type ServiceListName, serviceLists } from '@fairfloor/domain/service-lists/lists'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { headOf } from './head-of.ts'
import type { Row } from './lists.ts'
import styles from './ServiceCenterPage.module.css'
import { serviceTexts } from './texts.ts'

const FILES = [
  ['XLSX', getServiceWorkbook],
  ['CSV', getServiceCsv],
] as const

interface ServiceFiltersProps {
  name: ServiceListName
  address: ListAddress
  rows: readonly Row[]
  sort: ListSort | null
}

/** By brand and by what the company buys; the order of the rows on phones; and the list as a file. */
export function ServiceFilters({ name, address, rows, sort }: ServiceFiltersProps) {
  const t = useTexts(serviceTexts)
  const isCustomer = useUser()?.company !== null
  const priced = useMay('prices') || !isCustomer
  const { query } = address
  const brand = query.get('brand') ?? ''
  const brands = [...new Set([...rows.map(row => row.brand_name), ...(brand ? [brand] : [])])].sort((a, b) =>
    a.localeCompare(b),
  )
  const columns = serviceLists[name].columns.filter(column => priced || column !== 'price')
  const sorts = columns.flatMap(column => {
    const head = headOf(t, name, column)
    return [
      { value: column, label: head },
      { value: `-${column}` as const, label: t.downwards(head) },
    ]
  })
  const usual = name === 'eta' || name === 'available_soon' ? t.usual.earliest : t.usual.newest
  const filter = { ...listQuery(query), ...(brand && { brand }), ...(sort && { sort }) }
  return (
    <div className={`row wrap middle gap-y-2 gap-x-4 mb-4 ${styles.bar}`}>
      <Select
        inline
        label={t.brand}
        value={brand}
        options={[{ value: '', label: t.every }, ...brands.map(one => ({ value: one, label: one }))]}
        onChange={one => void address.filter({ brand: one })}
        className={styles.brand}
      />
      <Select
        inline
        label={t.sort}
        value={sort ?? ''}
        options={[{ value: '', label: usual }, ...sorts]}
        onChange={one => void address.filter({ sort: one })}
        className={styles.sort}
      />
      {isCustomer && (
        <Switch
          label={t.bought}
          checked={query.get('bought') === '1'}
          onChange={only => void address.filter({ bought: only ? '1' : '' })}
        />
      )}
      <span className="row gap-2 push">
        {FILES.map(([kind, file]) => (
          <LinkButton
            key={kind}
            reloadDocument
            icon="download"
            to={addressOf(file, { params: { list: name }, query: filter })}
            aria-label={t.file(kind)}
          >
            {kind}
          </LinkButton>
        ))}
      </span>
    </div>
  )
}
