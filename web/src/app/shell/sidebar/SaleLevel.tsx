import {
  clearanceGroupAddress,
  PRODUCT_LIST,
  PROMOTIONS,
  promotionAddress,
  saleAddress,
} from '@fairfloor/domain/assortment/addresses'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { bothLoaded, Loaded } from '../../../ui/Loaded.tsx'
import { brandOfMonthAsk, productOfWeekAsk, promotionsAsk } from '../menus/menu-asks.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { Waiting } from './BrandsLevel.tsx'
import { Row } from './Row.tsx'

/** The sidebar's sale: brand of the month, product of the week, promotions, clearance. */
export function SaleLevel() {
  const t = useTexts(menuTexts)
  const brand = useQuery(queryOf(...brandOfMonthAsk))
  const week = useQuery(queryOf(...productOfWeekAsk))
  const active = useQuery(queryOf(...promotionsAsk))
  return (
    <Loaded query={bothLoaded(bothLoaded(brand, week), active)} waiting={<Waiting />}>
      {([[{ brand }, { products }], { promo, sale }]) => {
        const clearances = Object.entries(sale)
        if (!brand && products.length + promo.length + clearances.length === 0)
          return <p className="pad-4">{t.noSale}</p>
        return (
          <>
            <ul>
              {brand && (
                <Row to={`${PRODUCT_LIST}/botm`} note={brand.name}>
                  {t.brandOfMonth}
                </Row>
              )}
              {products.length > 0 && (
                <Row to={`${PRODUCT_LIST}/potw`} note={products[0]?.brand.name}>
                  {t.productOfWeek}
                </Row>
              )}
            </ul>
            {promo.length > 0 && (
              <section className="pt-2" aria-label={t.promotions}>
                <h3 className="t18 on-fog pad-y-1 pad-x-4">{t.promotions}</h3>
                <ul>
                  <Row to={PROMOTIONS} isAll>
                    {t.viewAll}
                  </Row>
                  {promo.map(({ id, name }) => (
                    <Row key={id} to={promotionAddress(id)}>
                      {name}
                    </Row>
                  ))}
                </ul>
              </section>
            )}
            {clearances.length > 0 && (
              <section className="pt-2" aria-label={t.clearance}>
                <h3 className="t18 on-fog pad-y-1 pad-x-4">{t.clearance}</h3>
                <ul>
                  {clearances.map(([percent, groups]) => (
                    <Clearance key={percent} percent={percent} groups={groups} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** A percentage: a link, or a list of its groups. */
function Clearance({ percent, groups }: { percent: string; groups: readonly string[] }) {
  const t = useTexts(menuTexts)
  const title = t.discount(percent)
  if (groups.length === 0) return <Row to={saleAddress(Number(percent))}>{title}</Row>
  return (
    <Row
      level={() => ({
        title,
        content: (
          <ul>
            <Row to={saleAddress(Number(percent))} isAll>
              {t.viewAll}
            </Row>
            {groups.map(group => (
              <Row key={group} to={clearanceGroupAddress(Number(percent), group)}>
                {group}
              </Row>
            ))}
          </ul>
        ),
      })}
    >
      {title}
    </Row>
  )
}
