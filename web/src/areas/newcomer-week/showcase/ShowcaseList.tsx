import { inWidth } from '@fairfloor/domain/pictures'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Accordion } from '../../../ui/Accordion.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { AddBar } from '../pending/AddBar.tsx'
import type { Item } from './items.ts'
import { ListHead } from './ListHead.tsx'
import styles from './Lists.module.css'
import { placeOf } from './places.ts'
import { showcaseTexts } from './texts.ts'

interface ShowcaseListProps<T extends Item> {
  title: string
  items: readonly T[]
  pictureOf: (item: T) => string | null
  /** Second line below the name. */
  about: (item: T) => string
  detail: (item: T) => ReactNode
  onCarousel: () => void
}

/** All brands or products as a plain list, with the carousel's entry. The one that the address names is open. */
export function ShowcaseList<T extends Item>(props: ShowcaseListProps<T>) {
  const { title, items, pictureOf, about, detail, onCarousel } = props
  const t = useTexts(showcaseTexts)
  const { weekBrand, weekProduct } = useParams()
  const named = items[placeOf(items, weekBrand ?? weekProduct)]
  const [open, setOpen] = useState<readonly string[]>(named ? [String(named.erp_id)] : [])
  return (
    <>
      <ListHead title={title} onCarousel={onCarousel} />
      <Accordion
        look="cards"
        headingLevel={2}
        multiple
        open={open}
        onOpenChange={setOpen}
        items={items.map(item => {
          const id = String(item.erp_id)
          const picture = pictureOf(item)
          return {
            id,
            head: (
              <span className={`row middle gap-3 slim ${styles.item}`}>
                {picture && <img src={inWidth(picture, 160)} alt="" width="56" height="56" loading="lazy" />}
                <span>
                  <b>{item.name}</b>
                  <small>{about(item)}</small>
                </span>
              </span>
            ),
            end: item.percent ? <Tag tone="green">{t.off(item.percent)}</Tag> : undefined,
            content: open.includes(id) ? detail(item) : null,
          }
        })}
      />
      <AddBar sizes={items.flatMap(({ sizes }) => sizes)} label="all" />
    </>
  )
}
