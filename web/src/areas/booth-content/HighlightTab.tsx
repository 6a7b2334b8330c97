import { getHighlights } from '@fairfloor/domain/booth-content/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FlipCard } from './FlipCard.tsx'
import styles from './Highlights.module.css'
import { OrderLink } from './OrderLink.tsx'
import { SizePrice } from './SizePrice.tsx'
import { boothContentTexts } from './texts.ts'
import { useBoothSizes } from './use-booth-sizes.ts'
import { useViewHighlight } from './use-view-highlight.ts'

/** An exhibitor's highlights as flip cards. */
export default function HighlightTab({ exhibitor }: { exhibitor: { id: number } }) {
  const t = useTexts(boothContentTexts).highlights
  const view = useViewHighlight(exhibitor.id)
  const sizeOf = useBoothSizes(exhibitor.id)
  return (
    <Loaded
      query={useQuery(queryOf(getHighlights, { params: { id: exhibitor.id } }))}
      waiting={<Cards>{WAITING}</Cards>}
      empty={{ icon: 'sparkle', title: t.none }}
    >
      {highlights => (
        <Cards>
          {highlights.map(highlight => (
            <figure key={highlight.id} className={`grid gap-3 m-0 ${styles.highlight}`}>
              <FlipCard highlight={highlight} onInteract={() => view(highlight)} />
              <figcaption>
                <h3>{highlight.title}</h3>
                <p>{highlight.text}</p>
                {highlight.product_size_id !== null && (
                  <div className="grid gap-3 wide">
                    <SizePrice size={sizeOf(highlight.product_size_id)} />
                    <OrderLink sizeId={highlight.product_size_id} of={highlight.title} />
                  </div>
                )}
              </figcaption>
            </figure>
          ))}
        </Cards>
      )}
    </Loaded>
  )
}

function Cards({ children }: { children: ReactNode }) {
  const t = useTexts(boothContentTexts).highlights
  return (
    <div className={`grid gap-5 pad-6 ${styles.highlights}`}>
      <p className="fg-2">
        <span className={styles.pointing}>{t.hint}</span>
        <span className={styles.touching}>{t.hintTouch}</span>
      </p>
      <div className={`grid gap-5 ${styles.cards}`}>{children}</div>
    </div>
  )
}

const WAITING = [0, 1, 2].map(card => (
  <div key={card} className={`grid ${styles.waiting}`}>
    <Skeleton height="100%" radius="card" />
  </div>
))
