import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekIntroduction } from '@fairfloor/domain/newcomer-week/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import type { CSSProperties } from 'react'
import { readable } from '../showcase/colours.ts'
import styles from './Stripes.module.css'

export type Introduced = Answer<typeof getWeekIntroduction>['brands'][number]

/** So many fit into the window; the pictures of the others wait until they are scrolled to. */
const IN_SIGHT = 8

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
  <ul className={`grid tall ${styles.stripes}`} style={{ '--many': brands.length } as CSSProperties}>
    {brands.map((brand, at) => (
      <li className="slim" key={brand.erp_id}>
        {as(brand, stripeOf(brand, at))}
      </li>
    ))}
  </ul>
)

const stripeOf = (brand: Introduced, at: number): StripeProps => ({
  className: styles.stripe,
  style: lookOf(brand),
  children: (
    <>
      <span className={`nowrap ${styles.name}`}>{brand.name}</span>
      {brand.image_transparent_url && (
        <img
          className={styles.pack}
          src={brand.image_transparent_url}
          srcSet={srcSet(brand.image_transparent_url)}
          sizes="180px"
          alt=""
          loading={at < IN_SIGHT ? 'eager' : 'lazy'}
          width={320}
          height={320}
        />
      )}
    </>
  ),
})

function lookOf({ colorBackground, colorText }: Introduced): CSSProperties {
  const { ground, text } = readable(colorBackground, colorText)
  return { '--c': ground, '--on-c': text } as CSSProperties
}
