import { PRODUCT_LIST, PROMOTIONS, promotionAddress, saleAddress } from '@fairfloor/domain/assortment/addresses'
import { newPage } from '@fairfloor/domain/assortment/pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { getActivePromotions, getProductOfWeek } from '@fairfloor/domain/promotions/contract'
import { useQuery } from '@tanstack/react-query'
import { PromotionTag } from '../../../areas/promotions/PromotionTag.tsx'
import { dayText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { bothLoaded, Loaded } from '../../../ui/Loaded.tsx'
import text from '../../../ui/text.module.css'
import { MenuLink } from './MenuLink.tsx'
import { brandOfMonthAsk, productOfWeekAsk, promotionsAsk } from './menu-asks.ts'
import { menuTexts } from './menu-texts.ts'
import styles from './panel.module.css'

/** What is on sale: promotions, brand of the month, product of the week, clearance. */
export function SaleMenu() {
  const t = useTexts(menuTexts)
  const brand = useQuery(queryOf(...brandOfMonthAsk))
  const week = useQuery(queryOf(...productOfWeekAsk))
  const active = useQuery(queryOf(...promotionsAsk))
  return (
    <Loaded query={bothLoaded(bothLoaded(brand, week), active)} waiting={320}>
      {([[{ brand }, { products }], { promo, sale }]) => {
        const percents = Object.keys(sale)
        if (!brand && products.length + promo.length + percents.length === 0)
          return (
            <p className="pad-y-8">
              {t.noSale} <MenuLink to={newPage.path}>{t.toNew}</MenuLink>
            </p>
          )
        return (
          <div className={`grid gap-12 ${styles.sale}`}>
            <Promotions all={promo} />
            <div className="grid packed gap-6">
              {brand && (
                <MenuLink
                  to={`${PRODUCT_LIST}/botm`}
                  className={`grid gap-1 on-fog round-card pad-y-4 pad-x-5 ${styles.named}`}
                >
                  <small className="t13 ink-2">{t.brandOfMonth}</small>
                  <b className="t36 sign">{brand.name}</b>
                </MenuLink>
              )}
              <Week products={products} />
              <Clearance percents={percents} />
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}

function Head({ title, to }: { title: string; to: string }) {
  const t = useTexts(menuTexts)
  return (
    <div className="row middle between mb-2">
      <h2 className="t24">{title}</h2>
      <MenuLink to={to} className={`row middle cobalt medium ${styles.line} ${text.lined}`} label={t.allOf(title)}>
        {t.viewAll}
      </MenuLink>
    </div>
  )
}

function Promotions({ all }: { all: Answer<typeof getActivePromotions>['promo'] }) {
  const t = useTexts(menuTexts)
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  if (all.length === 0) return null
  return (
    <section>
      <Head title={t.promotions} to={PROMOTIONS} />
      <ul className={`grid gap-x-4 gap-y-5 ${styles.promotions}`}>
        {all.map(promotion => (
          <li key={promotion.id}>
            <MenuLink to={promotionAddress(promotion.id)} className={`grid packed gap-2 ${styles.named}`}>
              {promotion.banner_url && (
                <img src={promotion.banner_url} className="wide cover round-card" alt="" width="320" height="120" />
              )}
              <b>{promotion.name}</b>
              <span className="row wrap middle gap-y-1 gap-x-2">
                <PromotionTag promotion={promotion} />
                <small className="t13 ink-2">{t.until(dayText(promotion.end, zone, language))}</small>
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Week({ products }: { products: Answer<typeof getProductOfWeek>['products'] }) {
  const t = useTexts(menuTexts)
  if (products.length === 0) return null
  return (
    <section>
      <Head title={t.productOfWeek} to={`${PRODUCT_LIST}/potw`} />
      <ul>
        {products.map(({ erp_id, name, brand }) => (
          <li key={erp_id}>
            <MenuLink to={`${PRODUCT_LIST}/potw/${erp_id}`} className={`row middle gap-2 target ${text.lined}`}>
              <span className="ink-2">{brand.name}</span> <span>{name}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Clearance({ percents }: { percents: readonly string[] }) {
  const t = useTexts(menuTexts)
  if (percents.length === 0) return null
  return (
    <section>
      <Head title={t.clearance} to={saleAddress()} />
      <ul className="row wrap gap-2">
        {percents.map(percent => (
          <li key={percent}>
            <MenuLink
              to={saleAddress(Number(percent))}
              className={`row middle target medium round-full pad-x-4 ${styles.percent}`}
            >
              {t.discount(percent)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
