import { brandAddress, PRODUCT_LIST, sizeAddress } from '@fairfloor/domain/assortment/addresses'
import { getLandingGoods, getShopBrands } from '@fairfloor/domain/assortment/contract'
import { brandsPage, newPage } from '@fairfloor/domain/assortment/pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Price } from '../../ui/Price.tsx'
import text from '../../ui/text.module.css'
import { useMay } from '../../visit/user.ts'
import styles from './LandingGoods.module.css'
import { landingTexts } from './landing-texts.ts'
import { SizeCards } from './SizeCards.tsx'

type Goods = Answer<typeof getLandingGoods>

const goodsQuery = queryOf(getLandingGoods, {})

/** What the landing shows of the range: brand of the month, product of the week, new products, top brands. */
export default function LandingGoods() {
  const t = useTexts(landingTexts)
  const { data } = useQuery(goodsQuery)
  const brand = data?.brand_of_month
  const products = data?.products_of_week ?? []
  const fresh = data?.new_sizes ?? []
  return (
    <>
      {(brand || products.length > 0) && (
        <div className={`grid gap-6 ${styles.chosen}`}>
          {brand && <BrandOfMonth brand={brand} />}
          {products.length > 0 && <ProductOfWeek products={products} />}
        </div>
      )}
      {fresh.length > 0 && (
        <div className={`relative ${styles.fresh}`}>
          <SizeCards title={t.fresh} cards={fresh} />
          <PageLink to={newPage.path} className={`grid cobalt target ${text.lined} ${styles.all}`}>
            {t.all(count(data?.new_total ?? 0))}
          </PageLink>
        </div>
      )}
      <TopBrands />
    </>
  )
}

function BrandOfMonth({ brand }: { brand: NonNullable<Goods['brand_of_month']> }) {
  const { language } = useLanguage()
  const t = useTexts(landingTexts)
  return (
    <section
      className={`grid middle gap-6 on-fog round-sheet pad-y-8 pad-x-6 ${styles.brand}`}
      aria-label={t.brandOfMonth}
    >
      <div className="grid at-start gap-3">
        <small className="t15 ink-2">{t.brandOfMonth}</small>
        <h2 className={styles.large}>{brand.name}</h2>
        {brand.description && <p className="ink-2 mb-2">{brand.description}</p>}
        <PageLink to={`${PRODUCT_LIST}/botm`} className={buttonClass({ variant: 'ink' })}>
          {t.seeBrand(brand.name, count(brand.total))}
        </PageLink>
      </div>
      <ul className="grid halves gap-3">
        {brand.sizes.map(({ id, name, image_url }) => (
          <li key={id}>
            <PageLink to={sizeAddress(id)} className={`grid t13 to-middle on-paper round-card lh-18 ${styles.pack}`}>
              {image_url && (
                <img
                  className="by-ratio contain"
                  src={inWidth(image_url, 320)}
                  alt=""
                  width={150}
                  height={150}
                  loading="lazy"
                />
              )}
              <span>{sizeText(name, language)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductOfWeek({ products: [first, ...others] }: { products: Goods['products_of_week'] }) {
  const { language } = useLanguage()
  const t = useTexts(landingTexts)
  const priced = useMay('prices')
  if (!first) return null
  return (
    <section
      className={`grid at-start packed gap-4 bordered round-sheet pad-6 ${styles.week}`}
      aria-label={t.productOfWeek}
    >
      {first.image_url && (
        <img
          className={`contain ${styles.middle}`}
          src={inWidth(first.image_url, 320)}
          alt=""
          width={200}
          height={200}
          loading="lazy"
        />
      )}
      <div className="grid gap-half">
        <small className="t15 ink-2">{t.productOfWeek}</small>
        <h2 className="t24 lh-28">
          {first.brand_name} {sizeText(first.name, language)}
        </h2>
        <p className="t15 ink-2 mb-2">{t.packed(first.flavours, first.units_per_case)}</p>
        {priced && first.current_price !== null && (
          <Price current={first.current_price} regular={first.regular_price} size="l" />
        )}
      </div>
      <PageLink to={`${PRODUCT_LIST}/potw/${first.id}`} className={buttonClass({ variant: 'ink' })}>
        {t.order}
      </PageLink>
      {others.length > 0 && (
        <div className="grid gap-1 wide line-above pt-3">
          <small className="t15 ink-2">{t.also}</small>
          <ul>
            {others.map(({ id, name, brand_name }) => (
              <li key={id}>
                <PageLink to={`${PRODUCT_LIST}/potw/${id}`} className={`block ${text.lined} ${styles.other}`}>
                  {brand_name} {sizeText(name, language)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function TopBrands() {
  const t = useTexts(landingTexts)
  const { data } = useQuery(queryOf(getShopBrands, { query: { sortBy: 'top' } }))
  if (!data?.length) return null
  return (
    <section className="relative" aria-label={t.topBrands}>
      <h2 className={`mb-4 ${styles.heading}`}>{t.topBrands}</h2>
      <PageLink to={brandsPage.path} className={`grid cobalt target ${text.lined} ${styles.all}`}>
        {t.allBrands}
      </PageLink>
      <ul className={`grid gap-3 ${styles.brands}`}>
        {data.map(brand => (
          <li key={brand.id}>
            <PageLink
              to={brandAddress(brand.id)}
              className={`grid gap-2 bold to-middle bordered round-card pad-y-4 pad-x-2 ${styles.tile}`}
            >
              {'image_public_url' in brand && brand.image_public_url && (
                <img
                  className="contain round-card"
                  src={inWidth(brand.image_public_url, 160)}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                />
              )}
              <span>{brand.name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
