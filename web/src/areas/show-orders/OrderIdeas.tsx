import { getShowcase } from '@fairfloor/domain/booth-content/showcase-contract'
import { MY_FAIR, productAddress } from '@fairfloor/domain/trade-show/addresses'
import { getExhibitors } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './OrderParts.module.css'
import { orderIdeasTexts } from './order-ideas-texts.ts'
import { personalRouteQuery } from './order-queries.ts'

/** So many of each kind: two rows. */
const MOST = 6

/** Below an empty order: what this buyer bought of the brands at the fair, and what is much cheaper there. */
export function OrderIdeas() {
  return (
    <>
      <Bought />
      <ShowPrices />
    </>
  )
}

function Bought() {
  const t = useTexts(orderIdeasTexts)
  const { language } = useLanguage()
  const stops = useQuery(personalRouteQuery).data ?? []
  const sizes = stops
    .flatMap(({ again, ...stop }) => again.map(size => ({ ...stop, ...size })))
    .sort((a, b) => b.quantity - a.quantity)
    .slice(0, MOST)
  if (sizes.length === 0) return null
  return (
    <section>
      <div className={`row wrap baseline between gap-x-4 mb-2 ${styles.ideasHead}`}>
        <h2>{t.bought}</h2>
        <PageLink to={`${MY_FAIR}#route`}>{t.route(stops.length)}</PageLink>
      </div>
      <ul className={`grid gap-x-8 ${styles.ideas}`}>
        {sizes.map(size => (
          <Idea
            key={size.product_size_id}
            to={productAddress(size)}
            picture={size.image_url}
            name={`${size.product_name} ${sizeText(size.product_size_name, language)}`}
            at={t.at(size.brand_name, size.booth_number)}
          >
            {t.boughtPieces(count(size.quantity))}
          </Idea>
        ))}
      </ul>
    </section>
  )
}

function ShowPrices() {
  const t = useTexts(orderIdeasTexts)
  const { language } = useLanguage()
  const vitrines = useQuery(queryOf(getShowcase, {})).data ?? []
  const exhibitors = useQuery(queryOf(getExhibitors, {})).data ?? []
  const products = new Map(vitrines.flatMap(vitrine => vitrine.products.map(size => [size.id, size])))
  const ideas = [...products.values()]
    .flatMap(size => {
      const exhibitor = exhibitors.find(({ name }) => name === size.brand_name)
      const percent = percentOff(size.regular_price, size.current_price)
      return exhibitor && percent > 0 ? [{ size, exhibitor, percent }] : []
    })
    .sort((a, b) => b.percent - a.percent)
    .slice(0, MOST)
  if (ideas.length === 0) return null
  return (
    <section>
      <div className={`row wrap baseline between gap-x-4 mb-2 ${styles.ideasHead}`}>
        <h2>{t.prices}</h2>
      </div>
      <ul className={`grid gap-x-8 ${styles.ideas}`}>
        {ideas.map(({ size, exhibitor: { name, panoNumberB2b: pano_nr, boothNumberB2b: booth_number }, percent }) => (
          <Idea
            key={size.id}
            to={productAddress({ pano_nr, booth_number, product_size_id: size.id })}
            picture={size.image_url}
            name={`${size.product.name} ${sizeText(size.name, language)}`}
            at={t.at(name, booth_number)}
          >
            <Price current={size.current_price} regular={size.regular_price} />
            <Tag tone="green">−{percent} %</Tag>
          </Idea>
        ))}
      </ul>
    </section>
  )
}

interface IdeaProps {
  to: string
  picture: string | null
  name: string
  at: string
  children: ReactNode
}

const Idea = ({ to, picture, name, at, children }: IdeaProps) => (
  <li>
    <PageLink to={to} className={`grid middle gap-x-3 at-least-64 ${styles.idea}`}>
      <Pack url={picture} />
      <span className="grid lh-20">
        <b>{name}</b>
        <span className="t13 ink-2">{at}</span>
      </span>
      <span className={`row middle gap-3 figures ${styles.ideaFigures}`}>{children}</span>
    </PageLink>
  </li>
)
