import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekIntroduction } from '@fairfloor/domain/newcomer-week/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import type { CSSProperties } from 'react'
import styles from './Stripes.module.css'

export type Introduced = Answer<typeof getWeekIntroduction>['brands'][number]

interface StripesProps {
  brands: readonly Introduced[]
  /** Around a stripe's content: a link, where it leads somewhere. */
  as?: (brand: Introduced, stripe: StripeProps) => React.ReactNode
}

/** What an element has that is a stripe. */
export type StripeProps = {
  readonly className: string | undefined
  readonly style: CSSProperties
  readonly children: React.ReactNode
}

/** The brands of the event beside each other, each in its colour with a product that stands on its floor. */
export const Stripes = ({ brands, as = (_, stripe) => <div {...stripe} /> }: StripesProps) => (
  <ul className={styles.stripes} style={{ '--many': brands.length } as CSSProperties}>
    {brands.map(brand => (
      <li key={brand.erp_id}>{as(brand, stripeOf(brand))}</li>
    ))}
  </ul>
)

const stripeOf = (brand: Introduced): StripeProps => ({
  className: styles.stripe,
  style: { '--c': brand.colorBackground, '--on-c': brand.colorText } as CSSProperties,
  children: (
    <>
      <span className={styles.name}>{brand.name}</span>
      {brand.image_transparent_url && (
        <img
          className={styles.pack}
          src={brand.image_transparent_url}
          srcSet={srcSet(brand.image_transparent_url)}
          sizes="180px"
          alt=""
          width={320}
          height={320}
        />
      )}
    </>
  ),
})
