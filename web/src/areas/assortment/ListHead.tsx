import { categoryAddress, PRODUCT_LIST, PROMOTIONS, saleAddress } from '@fairfloor/domain/assortment/addresses'
import type { ListPlace } from '@fairfloor/domain/assortment/list-place'
import { listTitle } from '@fairfloor/domain/assortment/list-title'
import { brandsPage } from '@fairfloor/domain/assortment/pages'
import { inWidth } from '@fairfloor/domain/pictures'
import type { ReactNode } from 'react'
import { count } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ListPromotion } from '../promotions/ListPromotion.tsx'
import styles from './ProductList.module.css'
import type { ProductsAnswer } from './products.ts'
import { listTexts } from './texts.ts'

type Heading = ProductsAnswer['heading']
type Relaxed = NonNullable<ProductsAnswer['relaxed']>
type Texts = (typeof listTexts)['en']

interface ListHeadProps {
  place: ListPlace
  data: ProductsAnswer | undefined
  sort: ReactNode
}

/** What the list is about: the way to it, logo, title, count, sort and text. */
export function ListHead({ place, data, sort }: ListHeadProps) {
  const t = useTexts(listTexts)
  const { language } = useLanguage()
  // A brand that only filters a list is not what it is about.
  const heading = place.kind === 'all' ? null : (data?.heading ?? null)
  const title = listTitle(place, heading?.name ?? null, t.titles, language)
  const ways = waysTo(place, heading, t)
  return (
    <header className="grid gap-1 mb-4">
      <PageTitle>{title ?? ''}</PageTitle>
      {ways.length > 0 && <Breadcrumb items={[...ways, { label: title ?? '…' }]} />}
      <div className="row wrap middle gap-y-2 gap-x-4">
        {heading?.logo_url && (
          <img
            className={`fixed contain ${styles.logo}`}
            src={inWidth(heading.logo_url, 160)}
            alt=""
            width="56"
            height="56"
          />
        )}
        <h1 className={`t36 anywhere ${styles.title}`}>{title ?? <Skeleton width={220} height={40} />}</h1>
        <span className={`t13 ink-2 nowrap pt-2 ${styles.total}`}>
          {data && t.total(data.total, count(data.total))}
        </span>
        <div className={`push ${styles.sort}`}>{sort}</div>
      </div>
      {place.fixed.promo === 'all' && <ListPromotion />}
      {heading?.promotion && <ListPromotion promotion={heading.promotion} bannerUrl={heading.banner_url} />}
      {heading?.description && <p className={`ink-2 ${styles.text}`}>{heading.description}</p>}
      {data?.relaxed && <p className={`anywhere ${styles.relaxed}`}>{relaxedWords(data.relaxed, t)}</p>}
    </header>
  )
}

const relaxedWords = ({ has, lacks }: Relaxed, t: Texts): string =>
  t.relaxed(t.quoted(has.join(' ')), lacks.map(t.quoted).join(', '))

/** The lists above a list. */
function waysTo({ kind, fixed }: ListPlace, heading: Heading, t: Texts) {
  const all = { label: t.titles.all, to: PRODUCT_LIST }
  switch (kind) {
    case 'all':
    case 'search':
      return []
    case 'brand':
      return [{ label: t.titles.brands, to: brandsPage.path }]
    case 'category':
      return heading?.parent ? [all, { label: heading.parent.name, to: categoryAddress(heading.parent.id) }] : [all]
    case 'promo':
      return fixed.promo === 'all' ? [all] : [all, { label: t.titles.promos, to: PROMOTIONS }]
    case 'sale':
      return fixed.clearance === undefined ? [all] : [all, { label: t.titles.sale, to: saleAddress() }]
    default:
      return [all]
  }
}

/** Whether the path names something that does not exist. */
export function isMissing({ kind, fixed }: ListPlace, { total, heading }: ProductsAnswer): boolean {
  if (heading !== null || total > 0) return false
  if (kind === 'promo') return fixed.promo !== 'all'
  return kind === 'brand' || kind === 'category' || kind === 'botm'
}
