import { getHighlights, getNewProducts } from '@fairfloor/domain/booth-content/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import type { TabName } from '@fairfloor/domain/trade-show/addresses'
import type { Exhibitor } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Best.module.css'
import { NewProductSlide } from './NewProductSlide.tsx'
import { boothContentTexts } from './texts.ts'
import { variedFirst } from './varied-first.ts'

const MOST_NEW = 4
const MOST_CARDS = 3

interface BoothShelfProps {
  exhibitor: Exhibitor
  onChoose: (tab: TabName) => void
}

/** What a booth has to show, on its welcome: new products, and the fronts of its highlights. */
export default function BoothShelf({ exhibitor, onChoose }: BoothShelfProps) {
  return (
    <>
      {exhibitor.has_new_product_attributes && <NewOnes exhibitor={exhibitor} onAll={() => onChoose('NEW')} />}
      {exhibitor.has_highlights && <Fronts exhibitor={exhibitor} onAll={() => onChoose('HIGHLIGHT')} />}
    </>
  )
}

function NewOnes({ exhibitor: { id }, onAll }: { exhibitor: Exhibitor; onAll: () => void }) {
  const t = useTexts(boothContentTexts)
  const { data = [] } = useQuery(queryOf(getNewProducts, { params: { id } }))
  return (
    <Shelf title={t.fresh.label} all={t.fresh.all} onAll={onAll}>
      {variedFirst(data)
        .slice(0, MOST_NEW)
        .map(product => (
          <li key={product.id}>
            <NewProductSlide product={product} />
          </li>
        ))}
    </Shelf>
  )
}

function Fronts({ exhibitor: { id }, onAll }: { exhibitor: Exhibitor; onAll: () => void }) {
  const t = useTexts(boothContentTexts)
  const { data = [] } = useQuery(queryOf(getHighlights, { params: { id } }))
  return (
    <Shelf title={t.highlights.label} all={t.highlights.all} onAll={onAll}>
      {data.slice(0, MOST_CARDS).map(({ id: card, imageInitialLink: src, title }) => (
        <li key={card} className={styles.shelfFront}>
          <img src={src} srcSet={srcSet(src)} sizes="(width < 768px) 30vw, 290px" alt={title} loading="lazy" />
        </li>
      ))}
    </Shelf>
  )
}

interface ShelfProps {
  title: string
  all: string
  onAll: () => void
  children: ReactNode
}

function Shelf({ title, all, onAll, children }: ShelfProps) {
  const heading = useId()
  return (
    <section className="stack gap-2 wide" aria-labelledby={heading}>
      <div className="row middle between gap-4">
        <h3 id={heading}>{title}</h3>
        <Button variant="ghost" iconEnd="arrowRight" onClick={onAll}>
          {all}
        </Button>
      </div>
      <ul className={`grid gap-3 ${styles.shelf}`}>{children}</ul>
    </section>
  )
}
