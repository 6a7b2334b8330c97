import type { Answer } from '@fairfloor/domain/endpoint'
import { WEEK_BRANDS, WEEK_PRODUCTS } from '@fairfloor/domain/newcomer-week/addresses'
import type { getWeekIntroduction } from '@fairfloor/domain/newcomer-week/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import type { CSSProperties } from 'react'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Stripes } from '../frame/Stripes.tsx'
import styles from './Home.module.css'
import { homeTexts } from './texts.ts'

/** How many packs stand on the tile of the products. */
const PACKS = 3

/** The ways to the brands and to the products, each with a picture of what is there. */
export function Tiles({ introduction }: { introduction: Answer<typeof getWeekIntroduction> }) {
  const t = useTexts(homeTexts)
  const { brands, products, flavours } = introduction
  const packs = brands.flatMap(({ image_transparent_url: url }) => url ?? []).slice(0, PACKS)
  const ground = brands.at(-1)
  return (
    <div className={`grid ${styles.tiles}`}>
      <PageLink to={WEEK_BRANDS} className={`grid slim ${styles.tile}`}>
        <span className="slim block" aria-hidden="true">
          <Stripes brands={brands} />
        </span>
        <Foot name={t.brands} text={t.brandsText(brands.length)} />
      </PageLink>
      <PageLink
        to={WEEK_PRODUCTS}
        className={`grid slim ${styles.tile}`}
        style={ground && ({ '--c': ground.colorBackground, '--on-c': ground.colorText } as CSSProperties)}
      >
        <span className={`row middle centred relative ${styles.disc}`} aria-hidden="true">
          {packs.map(url => (
            <img
              className="relative"
              key={url}
              src={url}
              srcSet={srcSet(url)}
              sizes="260px"
              alt=""
              width={320}
              height={320}
            />
          ))}
        </span>
        <Foot name={t.products} text={t.productsText(products, flavours)} />
      </PageLink>
    </div>
  )
}

const Foot = ({ name, text }: { name: string; text: string }) => (
  <span className={`grid middle gap-x-4 on-paper pad-y-4 pad-x-6 ${styles.tileFoot}`}>
    <b>{name}</b>
    <span className="t13 ink-2">{text}</span>
    <Icon name="arrowRight" className={styles.tileGo} />
  </span>
)
