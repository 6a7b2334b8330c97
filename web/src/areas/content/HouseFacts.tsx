import { brandAddress } from '@fairfloor/domain/assortment/addresses'
import { getProducts, getShopBrands } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import text from '../../ui/text.module.css'
import styles from './HouseFacts.module.css'
import { contentTexts } from './texts.ts'

/** How much the shop sells, from its list, and the brands that lead it. */
export function HouseFacts() {
  const t = useTexts(contentTexts).facts
  const list = useQuery(queryOf(getProducts, { query: { page: 1 } })).data
  const top = useQuery(queryOf(getShopBrands, { query: { sortBy: 'top' } })).data
  const facts = list && [
    [t.brands, list.facets.brands.length],
    [t.products, list.total],
    [t.inStock, list.facets.in_stock],
  ]
  return (
    <>
      <dl className={`grid gap-y-3 gap-x-5 m-0 at-least-56 ${styles.facts}`}>
        {facts?.map(([name, figure]) => (
          <div key={name} className={`row gap-1 ${styles.fact}`}>
            <dt className="t13 ink-2 anywhere">{name}</dt>
            <dd className={text.figureBig}>{count(Number(figure))}</dd>
          </div>
        ))}
      </dl>
      <div className="at-least-56">{top && <TopBrands brands={top} />}</div>
    </>
  )
}

function TopBrands({ brands }: { brands: Answer<typeof getShopBrands> }) {
  const t = useTexts(contentTexts).facts
  return (
    <ul className={`grid gap-2 ${styles.brands}`} aria-label={t.top}>
      {brands.map(
        brand =>
          'image_public_url' in brand &&
          brand.image_public_url && (
            <li key={brand.id}>
              <PageLink
                to={brandAddress(brand.id)}
                className={`grid in-middle bordered round-card pad-1 ${styles.brand}`}
              >
                <img
                  className="contain"
                  src={inWidth(brand.image_public_url, 160)}
                  alt={brand.name}
                  width={56}
                  height={56}
                />
              </PageLink>
            </li>
          ),
      )}
    </ul>
  )
}
