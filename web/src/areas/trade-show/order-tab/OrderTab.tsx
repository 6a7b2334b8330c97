import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import { type SizeSort, withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import { productAddress } from '@fairfloor/domain/trade-show/addresses'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useMay, useUser } from '../../../visit/user.ts'
import { focusOrderBar } from '../../catalogue/focus-order-bar.ts'
import { OrderGrid } from '../../catalogue/OrderGrid.tsx'
import type { OfferedFlavour, OfferedSize } from '../../catalogue/offered.ts'
import { StockAlert } from '../../catalogue/StockAlert.tsx'
import { sizeTitle } from '../../catalogue/size-text.ts'
import { boothList } from '../../show-orders/OrderFoot.tsx'
import { useClosed } from '../../show-orders/use-closed.ts'
import { useOrderLines } from '../../show-orders/use-order-lines.ts'
import type { BoothPanelProps } from '../booth-panel.ts'
import { CopyLink } from '../CopyLink.tsx'
import type { FromBooth } from './NextBooth.tsx'
import styles from './Order.module.css'
import { OrderHint } from './OrderHint.tsx'
import { sizesQuery } from './sizes.ts'
import { orderTabTexts } from './texts.ts'

const SORTS: readonly SizeSort[] = ['top', 'name', 'price_low_first', 'price_high_first', 'new']

const alertOf = (flavour: OfferedFlavour) => <StockAlert flavour={flavour} tabIndex={-1} />

/** The way to the product's page in the shop; the way back is the browser's. */
const nameOf = (size: OfferedSize) => (
  <PageLink to={sizeAddress(size.id)} className={styles.name} tabIndex={-1}>
    {size.product.name}
  </PageLink>
)

/** The exhibitor's sizes in one order grid; an address may lead to one of them. */
export default function OrderTab({ exhibitor, productSizeId }: Pick<BoothPanelProps, 'exhibitor' | 'productSizeId'>) {
  const { language } = useLanguage()
  const t = useTexts(orderTabTexts)
  const closed = useClosed()
  const priced = useMay('prices')
  const order = useOrderLines()
  const user = useUser()
  const [sort, setSort] = useState<SizeSort>('top')
  const query = useQuery(sizesQuery(exhibitor.id, sort))
  const list = boothList(exhibitor.id)
  const from: FromBooth | null = useLocation().state
  const { panoNumberB2b: pano_nr, boothNumberB2b: booth_number } = exhibitor

  const actionsOf = useCallback(
    (size: OfferedSize) => (
      <CopyLink
        address={productAddress({ pano_nr, booth_number, product_size_id: size.id })}
        of={sizeTitle(size, language)}
        tabIndex={-1}
      />
    ),
    [pano_nr, booth_number, language],
  )
  return (
    <Loaded
      query={query}
      waiting={<SkeletonRows rows={12} height={36} className={styles.waiting} />}
      empty={{ icon: 'box', title: t.nothing }}
    >
      {sizes => (
        <OrderGrid
          list={list}
          sizes={sizes}
          order={order}
          isListOnly={user?.company === null}
          closed={closed === null ? null : (closed?.reason ?? '')}
          discount={t.atTheFair}
          alertOf={alertOf}
          nameOf={nameOf}
          actionsOf={actionsOf}
          onFinish={() => focusOrderBar(list)}
          askedSizeId={productSizeId}
          startInCells={from?.fromBooth !== undefined}
          note={<OrderHint />}
          tools={
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
          }
        />
      )}
    </Loaded>
  )
}
