import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import type { SizeCard } from '@fairfloor/domain/assortment/contract'
import { inWidth } from '@fairfloor/domain/pictures'
import { useId } from 'react'
import { sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import layout from '../../ui/layout.module.css'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useMay } from '../../visit/user.ts'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './SizeCards.module.css'
import { listTexts } from './texts.ts'

interface SizeCardsProps {
  title: string
  cards: readonly SizeCard[]
}

/** A row of product sizes as tiles that lead to their pages; nothing without one. */
export function SizeCards({ title, cards }: SizeCardsProps) {
  const heading = useId()
  if (cards.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby={heading}>
      <h2 className={`mb-4 ${styles.heading}`} id={heading}>
        {title}
      </h2>
      <ul className={`grid gap-4 relative ${styles.cards}`}>
        {cards.map(card => (
          <li key={card.id}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ id, name, brand_name, image_url, current_price, regular_price, clearance }: SizeCard) {
  const { language } = useLanguage()
  const t = useTexts(listTexts)
  const priced = useMay('prices')
  const percent = clearance?.percent ?? percentOff(regular_price, current_price)
  return (
    <PageLink to={sizeAddress(id)} className={`grid packed gap-half ${layout.named} ${styles.card}`}>
      <span className={`grid in-middle relative on-fog round-card ${styles.pack}`}>
        {image_url && (
          <img className="contain" src={inWidth(image_url, 320)} alt="" width="150" height="150" loading="lazy" />
        )}
        {percent > 0 && (
          <span className={styles.tag}>
            <Tag tone={clearance ? 'amber' : 'green'}>{t.off(percent)}</Tag>
          </span>
        )}
      </span>
      <small className="ink-3 mt-2">{brand_name}</small>
      <b className="lh-snug">{sizeText(name, language)}</b>
      {priced && current_price !== null && <Price current={current_price} regular={regular_price} />}
    </PageLink>
  )
}
