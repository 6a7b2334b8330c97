import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { type SizeSort, withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import { productAddress } from '@fairfloor/domain/trade-show/addresses'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SizeBlock } from '../../catalogue/SizeBlock.tsx'
import { useMay, useUser } from '../../identity/user.ts'
import { OrderForm } from '../../show-orders/OrderFoot.tsx'
import { StockAlert } from '../../stock-alerts/StockAlert.tsx'
import type { BoothPanelProps } from '../booth-panel.ts'
import { CopyLink } from '../CopyLink.tsx'
import { OrderHint } from './OrderHint.tsx'
import styles from './OrderTab.module.css'
import { pendingList, sizesQuery } from './sizes.ts'
import { orderTabTexts } from './texts.ts'

const SORTS: readonly SizeSort[] = ['top', 'name', 'price_low_first', 'price_high_first', 'new']

/** The exhibitor's sizes with quantity inputs; an address may lead to one of them. */
export function OrderTab({ exhibitor, productSizeId }: Pick<BoothPanelProps, 'exhibitor' | 'productSizeId'>) {
  const t = useTexts(orderTabTexts)
  const user = useUser()
  const canOrder = useMay('order')
  const priced = useMay('prices')
  const [sort, setSort] = useState<SizeSort>('top')
  const query = useQuery(sizesQuery(exhibitor.id, sort))
  const asked = useRef<HTMLElement>(null)
  const isLoaded = query.data !== undefined

  const addressOf = ({ id }: ProductSize) =>
    productAddress({
      pano_nr: exhibitor.panoNumberB2b,
      booth_number: exhibitor.boothNumberB2b,
      product_size_id: id,
    })

  useEffect(() => {
    if (isLoaded) asked.current?.scrollIntoView({ block: 'start' })
  }, [isLoaded])

  return (
    <>
      <div className={styles.hint}>
        {!user?.is_exhibitor && (
          <>
            <Icon name="clock" />
            <OrderHint />
          </>
        )}
        <div className={styles.sort}>
          <Select
            inline
            label={t.sort}
            value={sort}
            onChange={value => setSort(value as SizeSort)}
            options={SORTS.filter(value => priced || value === withoutPriceOrder(value)).map(value => ({
              value,
              label: t.sorts[value],
            }))}
          />
        </div>
      </div>
      <Loaded query={query} waiting={<Loading />} empty={{ icon: 'box', title: t.nothing }}>
        {sizes => (
          <OrderForm list={pendingList(exhibitor.id)}>
            {sizes.map(size => (
              <SizeBlock
                key={size.id}
                ref={size.id === productSizeId ? asked : undefined}
                list={pendingList(exhibitor.id)}
                size={size}
                canOrder={canOrder}
                discount={t.atTheFair}
                actions={<CopyLink address={addressOf(size)} of={`${size.product.name} ${size.name}`} />}
                alertOf={flavour => <StockAlert flavour={flavour} />}
              />
            ))}
          </OrderForm>
        )}
      </Loaded>
    </>
  )
}

const Loading = () => (
  <div className={styles.loading}>
    {[0, 1].map(row => (
      <div key={row}>
        <Skeleton width="204px" height="236px" />
        <Skeleton width="100%" height="236px" />
      </div>
    ))}
  </div>
)
